import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const longest = /chaos\/payments/;
/** It renders with React's server too, to which React's contexts then belong: a test after it in its worker would print warnings. */
const last = /visitor\/hydration/;
const withoutPage = '@vitest-environment node';

/**
 * Starts the longest test first, so that no worker is left alone with it at the end. The files that need no page come after all others,
 * because vitest starts a new worker, which takes seconds, whenever the next file has another environment.
 */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      if (readFileSync(moduleId, 'utf8').includes(withoutPage)) return 2;
      return Number(last.test(moduleId)) - Number(longest.test(moduleId));
    };
    return (await super.sort(files))
      .map((file) => ({ file, rank: rank(file) }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ file }) => file);
  }
}
