import { join } from 'node:path';

export interface Step {
  title: string;
  call: readonly string[];
  env?: Record<string, string>;
  /** The JSON report with the numbers of passed and failed tests. A step without a report counts as one check. */
  report?: string;
}

export const results = '.sandbox/results';
const storiesReport = join(results, 'stories.json');
const browserReport = join(results, 'browser.json');
const reporters = ['default', 'json', './tests/run/faultReporter.ts'];
const script = (file: string) => ['node', '--import', 'tsx', file];

/** Run one after another. */
export const checks: readonly Step[] = [
  { title: 'Format', call: ['oxfmt', '--check'] },
  { title: 'Lint and types', call: ['oxlint'] },
  { title: 'Unused code', call: ['knip'] },
  { title: 'Production build', call: script('tests/run/productionBuild.ts') },
];

export const browserStep: Step = {
  title: 'Browser tests',
  call: script('tests/run/browser.ts'),
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
  report: browserReport,
};

/** Runs in parallel with all other steps: it needs the processor all the time, and the browser tests wait for much. */
export const storiesStep: Step = {
  title: 'Stories and units',
  call: ['vitest', 'run', ...reporters.map((name) => `--reporter=${name}`), `--outputFile.json=${storiesReport}`],
  report: storiesReport,
};

/** Runs in parallel with the other steps, because installing takes a while. The browser tests report what could not be installed. */
export const installBrowsers = script('tests/run/installBrowsers.ts');
