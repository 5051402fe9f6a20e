import type { Fault } from './fault';

const promise = 'declare const save: () => Promise<number>;';
const untyped = 'declare const any: ReturnType<typeof JSON.parse>;';

/** Mistakes that only type-aware rules find. */
export const typedFaults: readonly Fault[] = [
  { rule: 'typescript(no-floating-promises)', code: `${promise} save();` },
  { rule: 'typescript(no-misused-promises)', code: `${promise} export const saved = save() ? 1 : 2;` },
  { rule: 'typescript(no-misused-promises)', code: `${promise} [1].forEach(async () => { await save(); });` },
  { rule: 'typescript(await-thenable)', code: 'export const one = async () => await 1;' },
  { rule: 'typescript(require-await)', code: 'export async function one() { return 1; }' },
  {
    rule: 'typescript(return-await)',
    code: `${promise} export async function one() { try { return save(); } catch { return 0; } }`,
  },
  { rule: 'typescript(only-throw-error)', code: "export function fail() { throw 'words'; }" },
  { rule: 'typescript(prefer-promise-reject-errors)', code: "export const no = () => Promise.reject('words');" },
  {
    rule: 'eslint(no-async-promise-executor)',
    code: `${promise} export const p = new Promise(async () => { await save(); });`,
  },
  {
    rule: 'typescript(use-unknown-in-catch-callback-variable)',
    code: `${promise} export const p = save().catch((error) => { console.log(error); });`,
  },

  { rule: 'typescript(no-explicit-any)', code: 'export let value: any;' },
  { rule: 'typescript(no-unsafe-assignment)', code: `${untyped} export const value = any;` },
  { rule: 'typescript(no-unsafe-argument)', code: `${untyped} export const value = Number.parseInt(any);` },
  { rule: 'typescript(no-unsafe-call)', code: `${untyped} any();` },
  { rule: 'typescript(no-unsafe-member-access)', code: `${untyped} export const get = (): unknown => any.name;` },
  { rule: 'typescript(no-unsafe-return)', code: `${untyped} export const get = () => any;` },
  {
    rule: 'typescript(no-non-null-assertion)',
    code: 'declare const text: string | undefined; export const size = text!.length;',
  },
  { rule: 'syntax(no-restricted-syntax)', code: 'declare const text: string | undefined; export const size = text!;' },
  { rule: 'syntax(no-restricted-syntax)', code: 'declare const text: unknown; export const words = text as string;' },
  { rule: 'typescript(no-unnecessary-condition)', code: 'export const size = (text: string) => text?.length;' },
  { rule: 'typescript(no-unnecessary-condition)', code: 'export const size = (text: string[]) => (text ? 1 : 2);' },
  {
    rule: 'typescript(no-unnecessary-boolean-literal-compare)',
    code: 'export const no = (is: boolean) => is === true;',
  },
  {
    rule: 'typescript(switch-exhaustiveness-check)',
    code: "export function f(one: 'a' | 'b') { switch (one) { case 'a': console.log(1); } }",
  },
  { rule: 'typescript(no-base-to-string)', code: 'export const text = (one: object) => String(one);' },
  {
    rule: 'typescript(restrict-template-expressions)',
    path: 'src/shared/text.ts',
    code: 'export const text = (one: string | undefined) => `${one}`;',
  },
  { rule: 'typescript(restrict-plus-operands)', code: "export const text = (one: number) => 'a' + one;" },
  {
    rule: 'typescript(no-confusing-void-expression)',
    code: 'export function f() { return console.log(1); }',
  },
  { rule: 'typescript(no-deprecated)', code: '/** @deprecated */ const old = 1; export const now = [old];' },
  { rule: 'typescript(no-misused-spread)', code: 'export const all = { ...[1] };' },
  {
    rule: 'typescript(unbound-method)',
    code: 'class A { n = 1; m() { return this.n; } } export const m = new A().m;',
  },
  {
    rule: 'typescript(no-unnecessary-type-parameters)',
    code: 'export function f<T>(one: T): void { console.log(one); }',
  },
  { rule: 'typescript(no-invalid-void-type)', code: 'export let one: void | string;' },
  { rule: 'typescript(ban-ts-comment)', code: "// @ts-expect-error no\nexport const n: number = 'a';" },
  {
    rule: 'typescript(consistent-type-imports)',
    code: "import { Fault } from './types'; export let one: Fault | undefined;",
  },
];
