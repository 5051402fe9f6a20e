import { describe, test } from 'vitest';
import { assertFault } from './faultCase';
import { type Fault, type FaultName, faults } from './faults';
import type { Scenario } from './scenario';

declare module 'vitest' {
  interface TaskMeta {
    /** One fault of one call. */
    isFaultCase?: true;
  }
}

/** One client reads every answer of a host. These calls show what it does with each fault. */
const models = [
  'GET market /cars',
  'POST market /wishlist',
  'GET payments /stripe.js',
  'POST payments /v1/payment_intents/*/confirm',
  'POST images /1/upload',
  'POST identity /identitytoolkit.googleapis.com/v1/accounts:signInWithPassword',
];
/** What the page of any other call may treat in its own way. */
const ownOfReads: readonly FaultName[] = ['no network', '500 with an HTML page', 'a wrong shape'];
const ownOfWrites: readonly FaultName[] = [
  ...ownOfReads,
  '404',
  'a response lost after the host acted',
  'a slow response after the user left the page',
];

function faultsOf(name: string) {
  if (models.includes(name)) return faults;
  const own = name.startsWith('GET ') ? ownOfReads : ownOfWrites;
  // Firebase's SDK takes every error without a reason alike.
  const isAlike = ({ name: fault }: Fault) => fault === '404' && name.includes(' identity ');
  return faults.filter((fault) => own.includes(fault.name) && !isAlike(fault));
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
