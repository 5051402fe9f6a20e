import { join } from 'node:path';

export interface Step {
  title: string;
  call: readonly string[];
  env?: Record<string, string>;
  /** The JSON report with the numbers of passed and failed tests. A step without a report counts as one check. */
  report?: string;
}

export const results = '.sandbox/results';
const stories = join(results, 'stories.json');
const browser = join(results, 'browser.json');
const reporters = ['default', 'json', './tests/run/faultReporter.ts'];
const script = (file: string) => ['node', '--import', 'tsx', file];

/** The lists run in parallel, one per core; the steps of a list run one after another. */
export const lists: readonly (readonly Step[])[] = [
  [
    { title: 'Format', call: ['oxfmt', '--check'] },
    { title: 'Types of styles', call: ['npm', 'run', '--silent', 'styles'] },
    { title: 'Lint and types', call: ['oxlint'] },
    { title: 'Unused code', call: ['knip'] },
    { title: 'Production build', call: script('tests/run/productionBuild.ts') },
    { title: 'Build for the browser tests', call: script('tests/run/buildBrowserSite.ts') },
  ],
  [
    {
      title: 'Stories and units',
      call: ['vitest', 'run', ...reporters.map((name) => `--reporter=${name}`), `--outputFile.json=${stories}`],
      report: stories,
    },
  ],
];

/** Runs in parallel with the other steps, because installing takes a while. The browser tests report what could not be installed. */
export const installBrowsers = script('tests/run/installBrowsers.ts');

/** Runs alone after the other steps, because it checks what people see within a second. */
export const browserStep: Step = {
  title: 'Browser tests',
  call: script('tests/run/browser.ts'),
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: browser, IS_SITE_BUILT: '1' },
  report: browser,
};
