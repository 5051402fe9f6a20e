import type { Fault } from './fault';

/** Code that each option of tsconfig.json must reject. */
export const compilerFaults: readonly Fault[] = [
  { rule: 'typescript(TS2322)', code: "export const n: number = 'words';" },
  { rule: 'typescript(TS2322)', path: 'src/shared/Props.tsx', code: 'export const A = () => <img width={[]} />;' },
  { rule: 'typescript(TS2307)', code: "import { n } from './nowhere'; export const m = [n];" },
  { rule: 'typescript(TS2304)', code: 'export const n = nowhere;' },
  { rule: 'typescript(TS7006)', code: 'export const f = (n) => [n];' },
  { rule: 'typescript(TS18048)', code: 'export const f = (one?: string) => one.length;' },
  { rule: 'typescript(TS2532)', code: 'export const f = (list: string[]) => list[0].length;' },
  {
    rule: 'typescript(TS2375)',
    code: 'export const f = (n: number | undefined) => { const one: { n?: number } = { n }; return one; };',
  },
  { rule: 'typescript(TS4111)', code: 'export const f = (one: Record<string, string>) => one.name;' },
  { rule: 'typescript(TS4114)', code: 'class A { m() { return 1; } } export class B extends A { m() { return 2; } }' },
  { rule: 'typescript(TS7030)', code: 'export function f(n: number) { if (n > 1) return 1; }' },
  {
    rule: 'typescript(TS7029)',
    code: 'export function f(n: number) { switch (n) { case 1: console.log(1); case 2: return 2; default: return 3; } }',
  },
  { rule: 'typescript(TS6133)', code: 'export function f() { const n = 1; }' },
  { rule: 'typescript(TS6133)', code: 'export function f(n: number) { return 1; }' },
  { rule: 'typescript(TS2882)', code: "import './nowhere.css2';" },
  { rule: 'typescript(TS7027)', code: 'export function f() { return 1; console.log(2); }' },
  { rule: 'typescript(TS7028)', code: 'export function f() { a: for (;;) { console.log(1); } }' },
  { rule: 'typescript(TS1484)', code: "import { Plugin } from 'vite'; export let one: Plugin | undefined;" },
  { rule: 'typescript(TS1294)', code: 'export enum A { one }' },
  { rule: 'typescript(TS2578)', code: '// @ts-expect-error nothing is wrong here\nexport const n = 1;' },
];
