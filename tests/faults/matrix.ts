import { describe, test } from 'vitest';
import { assertFault } from './faultCase';
import { type FaultName, faults } from './faults';
import type { Scenario } from './scenario';

declare module 'vitest' {
  interface TaskMeta {
    /** One fault of one call. */
    isFaultCase?: true;
  }
}

/** One client reads every answer of the marketplace. These calls show what it does with faults that look alike to all others. */
const models = ['GET market /cars', 'POST market /wishlist'];
const alike: readonly FaultName[] = ['403', 'an empty body', 'malformed JSON'];
const alikeForReads: readonly FaultName[] = [...alike, 'a timeout', '404', 'a response lost after the host acted'];

function faultsOf(name: string) {
  if (!name.includes(' market ') || models.includes(name)) return faults;
  const left = name.startsWith('GET ') ? alikeForReads : alike;
  return faults.filter((fault) => !left.includes(fault.name));
}

/** Tests the faults of the call of each scenario. */
export function testAllFaults(scenarios: Readonly<Record<string, Scenario>>) {
  describe.each(Object.entries(scenarios))('%s', (name, scenario) => {
    test.each(faultsOf(name).map((fault) => [fault.name, fault] as const))(
      '%s',
      { meta: { isFaultCase: true } },
      (_, fault) => assertFault(name.replace(/ \(.*\)$/, ''), scenario, fault),
    );
  });
}
