import { describe, test } from 'vitest';
import { assertFault } from './faultCase';
import { faults } from './faults';
import type { Scenario } from './scenario';

declare module 'vitest' {
  interface TaskMeta {
    /** A cell of the fault matrix: one call, one fault. */
    isFaultCase?: true;
  }
}

/** Every fault of every call of these scenes. */
export function testAllFaults(scenes: Readonly<Record<string, Scenario>>) {
  describe.each(Object.entries(scenes))('%s', (name, scene) => {
    test.each(faults.map((fault) => [fault.name, fault] as const))('%s', { meta: { isFaultCase: true } }, (_, fault) =>
      assertFault(name.replace(/ \(.*\)$/, ''), scene, fault),
    );
  });
}
