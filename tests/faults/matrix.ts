import { describe, test } from 'vitest';
import { assertFault } from './faultCase';
import { faults } from './faults';
import type { Scenario } from './scenario';

declare module 'vitest' {
  interface TaskMeta {
    /** One fault of one call. */
    isFaultCase?: true;
  }
}

/** Tests every fault of the call of each scenario. */
export function testAllFaults(scenarios: Readonly<Record<string, Scenario>>) {
  describe.each(Object.entries(scenarios))('%s', (name, scenario) => {
    test.each(faults.map((fault) => [fault.name, fault] as const))('%s', { meta: { isFaultCase: true } }, (_, fault) =>
      assertFault(name.replace(/ \(.*\)$/, ''), scenario, fault),
    );
  });
}
