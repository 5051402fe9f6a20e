// @vitest-environment node
import { exec } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';

const reportSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ diagnostics: v.array(v.object({ code: v.optional(v.string(), ''), filename: v.string() })) }),
);

/** Code that the project's own rules and its types of styles must report. Some rules apply only in certain folders. */
const faults: { rule: string; path: string; code: string; styles?: string }[] = [
  {
    rule: 'syntax(no-texts)',
    path: 'src/ui/Text.tsx',
    code: 'export const A = () => <p>Loose words</p>;',
  },
  {
    rule: 'syntax(no-texts)',
    path: 'src/ui/Name.tsx',
    code: 'export const A = () => <img alt="Loose words" />;',
  },
  {
    rule: 'syntax(no-texts)',
    path: 'src/ui/columns.tsx',
    code: "export const columns = [{ heading: 'Loose' }];",
  },
  {
    rule: 'syntax(no-texts)',
    path: 'src/ui/Otherwise.tsx',
    code: "export const A = ({ words }: { words?: string }) => <p>{words ?? 'Loose words'}</p>;",
  },
  {
    rule: 'translation(lone-text)',
    path: 'src/ui/Beside.tsx',
    code: 'export const A = ({ count }: { count: number }) => <p><b>1</b>{count}</p>;',
  },
  {
    rule: 'translation(lone-text)',
    path: 'src/ui/Either.tsx',
    code: "export const A = ({ is }: { is: boolean }) => <p><b>1</b>{is ? 'a' : <i />}</p>;",
  },
  {
    rule: 'translation(lone-text)',
    path: 'src/ui/After.tsx',
    code: "import { uiTexts } from '@/ui/texts'; export const A = ({ is }: { is: boolean }) => <p>{is && <b>1</b>}{uiTexts.loading}</p>;",
  },
  {
    rule: 'syntax(no-restricted-app-syntax)',
    path: 'src/app/late.ts',
    code: "export const late = () => import('./other');",
  },
  {
    rule: 'syntax(no-restricted-app-syntax)',
    path: 'src/ui/list.ts',
    code: "export const list = new Intl.ListFormat('en').format(['one', 'two']);",
  },
  {
    rule: 'syntax(no-restricted-app-syntax)',
    path: 'src/app/Write.tsx',
    code: "import { useMutation } from '@tanstack/react-query'; export const useIt = () => useMutation({});",
  },
  {
    rule: 'syntax(no-restricted-app-syntax)',
    path: 'src/app/toast.ts',
    code: "import toast from 'react-hot-toast'; export const t = [toast];",
  },
  {
    rule: 'eslint(no-restricted-imports)',
    path: 'src/app/up.ts',
    code: "import { n } from '../other'; export const m = [n];",
  },
  {
    rule: 'eslint(no-restricted-imports)',
    path: 'src/app/sandbox.ts',
    code: "import { n } from '@sandbox/other'; export const m = [n];",
  },
  {
    rule: 'folders(order)',
    path: 'src/shipping/queries.ts',
    code: 'export const n = 1;',
  },
  {
    rule: 'folders(order)',
    path: 'src/shipping.ts',
    code: 'export const n = 1;',
  },
  {
    rule: 'folders(order)',
    path: 'src/pages/root.ts',
    code: "import { n } from '@/shipping'; export const m = [n];",
  },
  {
    rule: 'folders(order)',
    path: 'src/session/state/late.ts',
    code: "export const n = () => import('@/session/identity/identity');",
  },
  {
    rule: 'folders(order)',
    path: 'src/cars/later.ts',
    code: "import { n } from '@/wishlist/queries'; export const m = [n];",
  },
  {
    rule: 'folders(order)',
    path: 'src/payments/inside.ts',
    code: "export { n } from './engine/charge';",
  },
  {
    rule: 'folders(order)',
    path: 'src/payments/beside.ts',
    code: "export { n } from '@/reports/queries';",
  },
  {
    rule: 'styles(used)',
    path: 'src/ui/Unused.tsx',
    code: "import css from './Unused.module.css'; export const names = [css.a];",
    styles: '.a { margin: 0; } .b { margin: 0; }',
  },
  {
    rule: 'styles(used)',
    path: 'src/cars/Borrowing.tsx',
    code: "import css from '@/ui/Lent.module.css'; export const names = [css.a];",
  },
  {
    rule: 'typescript(TS2339)',
    path: 'src/ui/Lent.tsx',
    code: "import css from './Lent.module.css'; export const names = [css.a, css.b];",
    styles: '.a { margin: 0; }',
  },
];
const temporary = mkdtempSync(join(tmpdir(), 'lint-'));
/** A rule must not take the first `src` of a path for the project's. */
const folder = join(temporary, 'src/app');
let reported: v.InferOutput<typeof reportSchema>['diagnostics'] = [];

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  for (const name of ['node_modules', 'tools']) symlinkSync(resolve(name), join(folder, name), 'junction');
  for (const name of ['.oxlintrc.json', 'package.json', 'tsconfig.json']) copyFileSync(name, join(folder, name));
  for (const { path, code, styles } of faults) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${code}\n`);
    if (styles !== undefined) writeFileSync(file.replace('.tsx', '.module.css'), styles);
  }
  const output = await new Promise<string>((onOutput) => {
    const call = 'npm run --silent lint -- --format=json src';
    exec(call, { cwd: folder, maxBuffer: 1e8 }, (_error, stdout) => onOutput(stdout));
  });
  reported = v.parse(reportSchema, output).diagnostics;
}, 60_000);

afterAll(() => rmSync(temporary, { recursive: true }));

test.each(faults)('$rule reports: $code', ({ rule, path }) => {
  expect(reported.filter(({ filename }) => filename === path).map(({ code }) => code)).toContain(rule);
});

test('The order of folders is reported only where it is broken', () => {
  const isOrder = (rule: string) => rule === 'folders(order)';
  const seen = reported.filter(({ code }) => isOrder(code)).map(({ filename }) => filename);
  expect(seen.toSorted()).toEqual(
    faults
      .filter(({ rule }) => isOrder(rule))
      .map(({ path }) => path)
      .toSorted(),
  );
});
