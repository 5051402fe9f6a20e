import type { Fault } from './fault';

/** Mistakes in JavaScript and React. */
export const plainFaults: readonly Fault[] = [
  { rule: 'eslint(no-unused-vars)', code: 'const one = 1;' },
  { rule: 'eslint(no-unused-expressions)', code: 'export function f(one: string) { one; }' },
  { rule: 'eslint(no-useless-assignment)', code: 'export function f() { let one = 1; one = 2; return one; }' },
  { rule: 'eslint(no-constant-condition)', code: 'export function f() { if (1) { console.log(1); } }' },
  { rule: 'eslint(no-empty)', code: 'export function f() { try { console.log(1); } catch {} }' },
  {
    rule: 'eslint(no-fallthrough)',
    code: 'export function f(n: number) { switch (n) { case 1: console.log(1); default: return 2; } }',
  },
  { rule: 'eslint(prefer-const)', code: 'let one = 1; export const two = [one];' },
  { rule: 'eslint(no-prototype-builtins)', code: "export const has = (one: Error) => one.hasOwnProperty('a');" },
  {
    rule: 'eslint(preserve-caught-error)',
    code: "export function f() { try { console.log(1); } catch (error) { throw new Error('no'); } }",
  },
  { rule: 'eslint(no-control-regex)', code: 'export const bad = /\\x00/;' },
  { rule: 'eslint(no-unsafe-optional-chaining)', code: 'export const n = (one?: { f: () => number }) => (one?.f)();' },

  {
    rule: 'react-hooks(rules-of-hooks)',
    path: 'src/shared/Hook.tsx',
    code: "import { useState } from 'react'; export function A({ is }: { is: boolean }) { if (is) useState(1); return null; }",
  },
  {
    rule: 'react-hooks(exhaustive-deps)',
    path: 'src/shared/Effect.tsx',
    code: "import { useEffect } from 'react'; export function A({ n }: { n: number }) { useEffect(() => { document.title = `${n}`; }, []); return null; }",
  },
  {
    rule: 'react(set-state-in-effect)',
    path: 'src/shared/SetState.tsx',
    code: "import { useEffect, useState } from 'react'; export function A() { const [n, set] = useState(0); useEffect(() => { set(1); }, []); return n; }",
  },
  {
    rule: 'react(refs)',
    path: 'src/shared/Refs.tsx',
    code: "import { useRef } from 'react'; export function A() { const n = useRef(0); return n.current; }",
  },
  {
    rule: 'react(purity)',
    path: 'src/shared/Purity.tsx',
    code: 'export function A() { return <i>{Math.random()}</i>; }',
  },
  {
    rule: 'react(immutability)',
    path: 'src/shared/Immutability.tsx',
    code: 'export function A({ list }: { list: number[] }) { list[0] = 1; return <i>{list}</i>; }',
  },
  {
    rule: 'react(static-components)',
    path: 'src/shared/Static.tsx',
    code: 'export function A() { const B = () => null; return <B />; }',
  },
  { rule: 'react(jsx-key)', path: 'src/shared/Key.tsx', code: 'export const A = () => [1].map((n) => <i>{n}</i>);' },
];
