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

/** One client reads every answer of the hosts. These calls, without and with a bearer, show what it does with each fault. */
const models = ['GET market /cars', 'POST market /wishlist'];
const LOST = 'a response lost after the host acted';
const LEFT = 'a slow response after the user left the page';
/** What the page of any other call may treat in its own way. One component shows whatever fails in a read of the market, and each call has only the shape of its own. */
const ownOfMarketReads: readonly FaultName[] = ['a wrong shape'];
const ownOfReads: readonly FaultName[] = [...ownOfMarketReads, '500 with an HTML page', 'no network'];
const ownOfWrites: readonly FaultName[] = [...ownOfReads, '404', LOST, LEFT];

interface Exception {
  calls: RegExp;
  /** What is treated in its own way here alone. */
  also?: readonly FaultName[];
  /** What runs the same code as another fault or call. */
  alike?: readonly FaultName[];
}

const exceptions: readonly Exception[] = [
  // XMLHttpRequest sends it. Every status has one sentence, and nothing is read back.
  { calls: /^POST images /, also: ['a timeout'], alike: ['404', LOST] },
  // Firebase's SDK takes every error without a reason alike.
  { calls: /^POST identity /, alike: ['404'] },
  { calls: /:signInWithPassword$/, also: ['a timeout'] },
  // Without a network an earlier call fails first: the sign-in, or the upload of the photo.
  { calls: /:lookup|:update|POST market \/users$/, alike: ['no network'] },
  // Google's popup has one sentence for whatever fails after it.
  { calls: /:signInWithIdp$/, alike: ['no network', '500 with an HTML page'] },
  // One SDK function sends it and the mail for a new password, and nothing in the answer is read.
  { calls: /:sendOobCode \(confirmation\)$/, alike: ['a wrong shape', '500 with an HTML page'] },
  // Its failures are shown by the same page as those of `POST /users`.
  { calls: /:update$/, alike: ['500 with an HTML page', LEFT] },
  // These leave nothing at the host that matters when they are sent again.
  { calls: /:(signInWithIdp|lookup|sendOobCode)|securetoken/, alike: [LOST] },
  { calls: /\/stripe\.js$/, also: ['a timeout', LEFT] },
  // Stripe.js takes every body that is not JSON alike.
  { calls: /^POST payments \/v1\//, alike: ['404'] },
  // One call of the app sends the card and waits for the challenge, so that both fail in the same code.
  { calls: /\/challenge$/, alike: ['500 with an HTML page', 'a wrong shape', LEFT] },
  // `writeThenVerify` reads back after every unknown outcome.
  { calls: /^(PUT|DELETE) market /, alike: [LOST] },
  // In the dialog in which users are removed.
  { calls: /^PUT market /, alike: ['no network', '404', LEFT] },
];

function ownOf(name: string) {
  if (name.startsWith('GET market ')) return ownOfMarketReads;
  return name.startsWith('GET ') ? ownOfReads : ownOfWrites;
}

function faultsOf(name: string) {
  if (models.includes(name)) return faults;
  const own = exceptions.filter(({ calls }) => calls.test(name));
  const wanted = new Set([...ownOf(name), ...own.flatMap(({ also = [] }) => also)]);
  const alike = new Set(own.flatMap(({ alike: names = [] }) => names));
  return faults.filter((fault) => wanted.has(fault.name) && !alike.has(fault.name));
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
