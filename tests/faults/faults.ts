import { HttpResponse } from 'msw';
import { breakCall, slowCall } from '@tests/support/calls';
import { goOffline, goOnline } from '@tests/support/network';

/** What the answers of these calls are, whatever the host has done. */
const corrupted = {
  'an empty body': () => new HttpResponse('', { status: 200 }),
  'malformed JSON': () => HttpResponse.text('{"acknowledged":true,"inserted', { status: 200 }),
  'a wrong shape': () => HttpResponse.json({ unexpected: [null, { _id: 7 }] }),
} as const;

export type FaultName =
  | 'no network'
  | 'a time-out'
  | '401'
  | '403'
  | '404'
  | '429 with Retry-After'
  | '500 with an HTML page'
  | keyof typeof corrupted
  | 'an answer lost after the host acted'
  | 'a slow answer after the person moved on';

export interface Fault {
  name: FaultName;
  /** The host does what it is asked all the same. */
  isCarriedOut?: true;
  /** Whoever has sent a write cannot know whether it was carried out. */
  isUnknown?: true;
  /** Breaks a call, written as for `breakCall`, until the function returned is called. */
  inject: (call: string) => () => void;
}

export const SLOW_MS = 8000;

const GIVES_UP_MS = 60_000;

/** Stripe's script waits for as long as the browser does. */
async function givenUp() {
  await new Promise((resolve) => void setTimeout(resolve, GIVES_UP_MS));
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
    isUnknown: true,
    inject: (call) => breakCall(call, { corrupted: corrupted[name] }),
  };
}

/** Everything that can happen to one call. */
export const faults: readonly Fault[] = [
  { name: 'no network', isUnknown: true, inject: offline },
  {
    name: 'a time-out',
    isUnknown: true,
    inject: (call) => breakCall(call, call.includes('/payment_intents/') ? givenUp : 'hangs'),
  },
  { name: '401', inject: (call) => breakCall(call, 401) },
  { name: '403', inject: (call) => breakCall(call, 403) },
  { name: '404', inject: (call) => breakCall(call, 404) },
  { name: '429 with Retry-After', inject: (call) => breakCall(call, 429) },
  { name: '500 with an HTML page', isUnknown: true, inject: (call) => breakCall(call, 500) },
  corrupting('an empty body'),
  corrupting('malformed JSON'),
  corrupting('a wrong shape'),
  {
    name: 'an answer lost after the host acted',
    isCarriedOut: true,
    isUnknown: true,
    inject: (call) => breakCall(call, 'answer lost'),
  },
  {
    name: 'a slow answer after the person moved on',
    isCarriedOut: true,
    inject: (call) => slowCall(call, SLOW_MS),
  },
];
