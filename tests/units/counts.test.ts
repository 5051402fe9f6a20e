// @vitest-environment node
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { countsOf } from '@tests/run/counts';

const vitest = (passed: number, failed: number, files: object[] = []) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  testResults: files,
});
const playwright = (expected: number, unexpected: number, flaky = 0, errors: object[] = []) => ({
  stats: { expected, unexpected, flaky, skipped: 0 },
  errors,
});

describe('The tests that a step counts', () => {
  test.each([
    ['stories that passed', true, vitest(12, 0), { passed: 12, failed: 0 }],
    ['stories with failures', false, vitest(10, 2), { passed: 10, failed: 2 }],
    [
      'a story file that cannot be read',
      false,
      vitest(3, 0, [{ status: 'failed', assertionResults: [] }]),
      { passed: 3, failed: 1 },
    ],
    ['browser tests, one of them flaky', true, playwright(4, 0, 1), { passed: 5, failed: 0 }],
    ['browser tests with an error outside a test', false, playwright(4, 1, 0, [{}]), { passed: 4, failed: 2 }],
    ['tests that all passed before a crash', false, vitest(12, 0), { passed: 12, failed: 1 }],
    ['a run that found no test', true, vitest(0, 0), { passed: 0, failed: 1 }],
    ['a report in an unknown format', true, { tests: 3 }, { passed: 0, failed: 1 }],
  ])('%s', (_, isFine, report, counts) => {
    const file = join(mkdtempSync(join(tmpdir(), 'counts-')), 'report.json');
    writeFileSync(file, JSON.stringify(report));

    expect(countsOf(isFine, file)).toEqual(counts);
  });

  test('a check without a report counts as one, and a missing report as a failure', () => {
    expect(countsOf(true)).toEqual({ passed: 1, failed: 0 });
    expect(countsOf(false)).toEqual({ passed: 0, failed: 1 });
    expect(countsOf(true, 'no/such/report.json')).toEqual({ passed: 0, failed: 1 });
  });
});
