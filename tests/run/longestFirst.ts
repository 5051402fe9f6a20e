import { BaseSequencer, type TestSpecification } from 'vitest/node';

const longest = /chaos\/payments/;
/** It renders with React's server too, to which React's contexts then belong: a test after it in its worker would print warnings. */
const last = /visitor\/hydration/;

/** Starts the longest test first, so that no worker is left alone with it at the end. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => Number(last.test(moduleId)) - Number(longest.test(moduleId));
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}
