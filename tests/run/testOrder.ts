import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** First, so that no worker is left alone with it at the end. */
const longest = /chaos\/payments/;
/** After the other tests with a page, because it renders with React's server too, to which React's contexts then belong. */
const hydration = /visitor\/hydration/;
/** Last, because vitest starts a new worker, which takes seconds, whenever the next file has another environment. */
const withoutPage = '@vitest-environment node';

/** The order in which vitest runs the test files. */
export default class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ranked = (await super.sort(files)).map((file) => ({ file, rank: rankOf(file) }));
    return ranked.toSorted((a, b) => a.rank - b.rank).map(({ file }) => file);
  }
}

function rankOf({ moduleId }: TestSpecification) {
  if (readFileSync(moduleId, 'utf8').includes(withoutPage)) return 3;
  if (hydration.test(moduleId)) return 2;
  return longest.test(moduleId) ? 0 : 1;
}
