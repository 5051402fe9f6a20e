import type { Reporter, TestModule } from 'vitest/node';
import { note } from './notes';

/** Prints how many cases of the fault matrix ran, and whether all of them passed. */
export default class FaultReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const cases = tests.filter((test) => test.meta().isFaultCase && test.result().state !== 'skipped');
    if (cases.length === 0) return;
    const passed = cases.filter((test) => test.result().state === 'passed').length;
    const verdict = passed === cases.length ? 'all passed' : `${passed} passed, ${cases.length - passed} failed`;
    console.log(note(`Fault matrix: ${cases.length} cases, ${verdict}`));
  }
}
