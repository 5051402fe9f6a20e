import { join } from 'node:path';

export interface Step {
  title: string;
  call: readonly string[];
  env?: Record<string, string>;
  /** The JSON report that its tests are counted from; a step without one is one check. */
  report?: string;
}

export const results = '.sandbox/results';
const stories = join(results, 'stories.json');
const browser = join(results, 'browser.json');
const reporters = ['default', 'json', './tests/run/faultReporter.ts'];
const script = (file: string) => ['node', '--import', 'tsx', file];

/** Each list runs in its order; the lists run side by side, one a core. */
export const lists: readonly (readonly Step[])[] = [
  [
    { title: 'Format', call: ['oxfmt', '--check'] },
    { title: 'Lint and types', call: ['oxlint'] },
    { title: 'Unused code', call: ['knip'] },
    { title: 'Production build', call: script('tests/run/productionBuild.ts') },
  ],
  [
    {
      title: 'Stories and units',
      call: ['vitest', 'run', ...reporters.map((name) => `--reporter=${name}`), `--outputFile.json=${stories}`],
      report: stories,
    },
  ],
];

/** Begins at once and beside the rest: installing takes a while. What cannot be had is said by the browser tests. */
export const installBrowsers = script('tests/run/installBrowsers.ts');

/** Runs after the rest, alone: it watches what people see within a second. */
export const browserStep: Step = {
  title: 'Browser tests',
  call: script('tests/run/browser.ts'),
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: browser },
  report: browser,
};
