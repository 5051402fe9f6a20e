import { HttpResponse } from 'msw';
import { breakCall, slowCall } from '@tests/support/calls';
import { goOffline, goOnline } from '@tests/support/network';

/** What the answers of these calls are, whatever the host has done. */
const spoilt = {
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
  | keyof typeof spoilt
  | 'an answer lost after the host acted'
  | 'a slow answer after the person moved on';

export interface Fault {
  name: FaultName;
  /** The host does what it is asked all the same. */
  isCarriedOut?: true;
  /** Whoever has sent a write cannot know whether it was carried out. */
  isUnknown?: true;
  /** Breaks a call, written as for `breakCall`, until the function returned is called. */
  strike: (call: string) => () => void;
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

function spoiling(name: keyof typeof spoilt): Fault {
  return {
    name,
    isCarriedOut: true,
    isUnknown: true,
    strike: (call) => breakCall(call, { spoilt: spoilt[name] }),
  };
}

/** Everything that can happen to one call. */
export const faults: readonly Fault[] = [
  { name: 'no network', isUnknown: true, strike: offline },
  {
    name: 'a time-out',
    isUnknown: true,
    strike: (call) => breakCall(call, call.includes('/payment_intents/') ? givenUp : 'hangs'),
  },
  { name: '401', strike: (call) => breakCall(call, 401) },
  { name: '403', strike: (call) => breakCall(call, 403) },
  { name: '404', strike: (call) => breakCall(call, 404) },
  { name: '429 with Retry-After', strike: (call) => breakCall(call, 429) },
  { name: '500 with an HTML page', isUnknown: true, strike: (call) => breakCall(call, 500) },
  spoiling('an empty body'),
  spoiling('malformed JSON'),
  spoiling('a wrong shape'),
  {
    name: 'an answer lost after the host acted',
    isCarriedOut: true,
    isUnknown: true,
    strike: (call) => breakCall(call, 'answer lost'),
  },
  {
    name: 'a slow answer after the person moved on',
    isCarriedOut: true,
    strike: (call) => slowCall(call, SLOW_MS),
  },
];
