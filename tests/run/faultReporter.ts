import type { Reporter, TestModule } from 'vitest/node';
import { note } from './notes';

/** Says how many cells of the fault matrix were run, and whether all of them hold. */
export default class FaultReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const cells = tests.filter((test) => test.meta().isFaultCase && test.result().state !== 'skipped');
    if (cells.length === 0) return;
    const held = cells.filter((test) => test.result().state === 'passed').length;
    const verdict = held === cells.length ? 'all hold' : `${held} hold, ${cells.length - held} do not`;
    console.log(note(`Fault matrix: ${cells.length} cells, ${verdict}`));
  }
}
