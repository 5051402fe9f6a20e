import { join } from 'node:path';

export interface Step {
  title: string;
  call: readonly string[];
  env?: Record<string, string>;
  /** The JSON report with the numbers of passed and failed tests. A step without a report counts as one check. */
  report?: string;
}

export const results = '.sandbox/results';
const reporters = ['default', 'json', './tests/run/faultReporter.ts'];
const script = (file: string) => ['node', '--import', 'tsx', file];

/** Tests in jsdom: those whose path has one of these folders. */
const vitestStep = (title: string, folders: readonly string[]): Step => {
  const report = join(results, 'vitest.json');
  return {
    title,
    call: [
      'vitest',
      'run',
      ...folders,
      ...reporters.map((name) => `--reporter=${name}`),
      `--outputFile.json=${report}`,
    ],
    report,
  };
};

const buildStep: Step = { title: 'Build for the browser tests', call: script('tests/run/buildBrowserSite.ts') };

/** Runs alone after the other steps, because it checks what people see within a second. */
const browserStep = (filter: string): Step => {
  const report = join(results, 'browser.json');
  return {
    title: 'Browser tests',
    call: [...script('tests/run/browser.ts'), filter],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, IS_SITE_BUILT: '1' },
    report,
  };
};

/** The lists run in parallel, one per core; the steps of a list run one after another. The last step follows them. */
export interface Run {
  lists: readonly (readonly Step[])[];
  last: Step;
}

const checks: readonly Step[] = [
  { title: 'Format', call: ['oxfmt', '--check'] },
  { title: 'Types of styles', call: ['npm', 'run', '--silent', 'styles'] },
  { title: 'Lint and types', call: ['oxlint'] },
  { title: 'Unused code', call: ['knip'] },
  { title: 'Production build', call: script('tests/run/productionBuild.ts') },
];

/** Every check but the slow tests. */
export const fastRun: Run = {
  lists: [[...checks, buildStep], [vitestStep('Stories and units', ['tests/stories', 'tests/units'])]],
  last: browserStep('--grep-invert=@slow'),
};

/** The tests with which `npm test` would take more than five minutes. */
export const slowRun: Run = {
  lists: [[buildStep], [vitestStep('Faults and chaos', ['tests/faults', 'tests/chaos'])]],
  last: browserStep('--grep=@slow'),
};

/** Runs in parallel with the other steps, because installing takes a while. The browser tests report what could not be installed. */
export const installBrowsers = script('tests/run/installBrowsers.ts');
