import type { Reporter, Suite } from '@playwright/test/reporter';
import { note } from './notes';

/** Prints the names of the tests that failed once and then passed. */
export default class FlakyReporter implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite) {
    this.#suite = suite;
  }

  onEnd() {
    const flaky = this.#suite?.allTests().filter((test) => test.outcome() === 'flaky') ?? [];
    for (const test of flaky)
      console.log(note(`Flaky, passed at the second try: ${test.titlePath().slice(1).join(' › ')}`));
  }

  printsToStdio() {
    return false;
  }
}
