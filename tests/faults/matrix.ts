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
/** What the page of any other call may treat in its own way. That a read of the market waits for the network is said by one component. */
const ownOfMarketReads: readonly FaultName[] = ['500 with an HTML page', 'a wrong shape'];
const ownOfReads: readonly FaultName[] = [...ownOfMarketReads, 'no network'];
const ownOfWrites: readonly FaultName[] = [
  ...ownOfReads,
  '404',
  'a response lost after the host acted',
  'a slow response after the user left the page',
];

function ownOf(name: string) {
  if (name.startsWith('GET market ')) return ownOfMarketReads;
  return name.startsWith('GET ') ? ownOfReads : ownOfWrites;
}

function faultsOf(name: string) {
  if (models.includes(name)) return faults;
  // Firebase's SDK takes every error without a reason alike.
  const isAlike = ({ name: fault }: Fault) => fault === '404' && name.includes(' identity ');
  return faults.filter((fault) => ownOf(name).includes(fault.name) && !isAlike(fault));
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
