import { HttpResponse } from 'msw';
import { breakCall, slowCall } from '@tests/support/calls';
import { goOffline, goOnline } from '@tests/support/network';

/** The responses that replace the host's own. */
const corrupted = {
  'an empty body': () => new HttpResponse('', { status: 200 }),
  'malformed JSON': () => HttpResponse.text('{"acknowledged":true,"inserted', { status: 200 }),
  'a wrong shape': () => HttpResponse.json({ unexpected: [null, { _id: 7 }] }),
} as const;

export type FaultName =
  | 'no network'
  | 'a timeout'
  | '401'
  | '403'
  | '404'
  | '429 with Retry-After'
  | '500 with an HTML page'
  | keyof typeof corrupted
  | 'a response lost after the host acted'
  | 'a slow response after the user left the page';

export interface Fault {
  name: FaultName;
  /** The host carries out the request nevertheless. */
  isCarriedOut?: true;
  /** The client cannot know whether a write was carried out. */
  isOutcomeUnknown?: true;
  /** Breaks a call, written as for `breakCall`, until the function returned is called. */
  inject: (call: string) => () => void;
}

export const SLOW_MS = 8000;

const SCRIPT_TIMEOUT_MS = 60_000;

/** Stripe.js sets no timeout of its own: its request fails when the browser gives up. */
async function failAfterTimeout() {
  await new Promise((resolve) => void setTimeout(resolve, SCRIPT_TIMEOUT_MS));
  return HttpResponse.error();
}

function offline() {
  goOffline();
  return goOnline;
}

function corrupting(name: keyof typeof corrupted): Fault {
  return {
    name,
    isCarriedOut: true,
    isOutcomeUnknown: true,
    inject: (call) => breakCall(call, { corrupted: corrupted[name] }),
  };
}

/** Everything that can happen to one call. */
export const faults: readonly Fault[] = [
  { name: 'no network', isOutcomeUnknown: true, inject: offline },
  {
    name: 'a timeout',
    isOutcomeUnknown: true,
    inject: (call) => breakCall(call, call.includes('/payment_intents/') ? failAfterTimeout : 'hangs'),
  },
  { name: '401', inject: (call) => breakCall(call, 401) },
  { name: '403', inject: (call) => breakCall(call, 403) },
  { name: '404', inject: (call) => breakCall(call, 404) },
  { name: '429 with Retry-After', inject: (call) => breakCall(call, 429) },
  { name: '500 with an HTML page', isOutcomeUnknown: true, inject: (call) => breakCall(call, 500) },
  corrupting('an empty body'),
  corrupting('malformed JSON'),
  corrupting('a wrong shape'),
  {
    name: 'a response lost after the host acted',
    isCarriedOut: true,
    isOutcomeUnknown: true,
    inject: (call) => breakCall(call, 'response lost'),
  },
  {
    name: 'a slow response after the user left the page',
    isCarriedOut: true,
    inject: (call) => slowCall(call, SLOW_MS),
  },
];
