import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';

export interface Counts {
  passed: number;
  failed: number;
}

const vitestSchema = v.pipe(
  v.object({
    numPassedTests: v.number(),
    numFailedTests: v.number(),
    testResults: v.array(v.object({ status: v.string(), assertionResults: v.array(v.unknown()) })),
  }),
  v.transform(({ numPassedTests, numFailedTests, testResults }) => {
    const unread = testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    );
    return { passed: numPassedTests, failed: numFailedTests + unread.length };
  }),
);

const playwrightSchema = v.pipe(
  v.object({
    stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
    errors: v.array(v.unknown()),
  }),
  v.transform(({ stats, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
  })),
);

const reportSchema = v.pipe(v.string(), v.parseJson(), v.union([vitestSchema, playwrightSchema]));

/**
 * The tests of a step that passed and failed. A step without a report counts as one check. A step that failed, or that wrote a
 * report without any test, counts as at least one failure.
 */
export function countsOf(isFine: boolean, report?: string): Counts {
  if (report === undefined) return isFine ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const read = v.safeParse(reportSchema, existsSync(report) ? readFileSync(report, 'utf8') : '');
  const { passed, failed } = read.success ? read.output : { passed: 0, failed: 0 };
  const isSilent = failed === 0 && (!isFine || passed === 0);
  return { passed, failed: isSilent ? 1 : failed };
}
