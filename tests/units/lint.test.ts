// @vitest-environment node
import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compilerFaults } from '@tests/lint/compilerFaults';
import { plainFaults } from '@tests/lint/plainFaults';
import { projectFaults } from '@tests/lint/projectFaults';
import { typedFaults } from '@tests/lint/typedFaults';

const reportSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ diagnostics: v.array(v.object({ code: v.optional(v.string(), ''), filename: v.string() })) }),
);

const faults = [...compilerFaults, ...typedFaults, ...plainFaults, ...projectFaults];
const folder = mkdtempSync(join(tmpdir(), 'lint-'));
const pathOf = (index: number) => faults[index]?.path ?? `sandbox/fault${index}.ts`;
let reported: v.InferOutput<typeof reportSchema>['diagnostics'] = [];

beforeAll(async () => {
  for (const name of ['node_modules', 'tools']) symlinkSync(resolve(name), join(folder, name), 'junction');
  for (const name of ['.oxlintrc.json', 'tsconfig.json']) copyFileSync(name, join(folder, name));
  for (const [index, { code }] of faults.entries()) {
    const file = join(folder, pathOf(index));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${code}\n`);
  }
  const output = await new Promise<string>((onOutput) => {
    const args = [resolve('node_modules/oxlint/bin/oxlint'), '--format=json', 'src', 'sandbox'];
    execFile(process.execPath, args, { cwd: folder, maxBuffer: 1e8 }, (_error, stdout) => onOutput(stdout));
  });
  reported = v.parse(reportSchema, output).diagnostics;
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true }));

test.each(faults.map(({ rule, code }, index) => ({ index, rule, code })))('$rule reports: $code', ({ index, rule }) => {
  const path = pathOf(index);
  expect(reported.filter(({ filename }) => filename === path).map(({ code }) => code)).toContain(rule);
});
