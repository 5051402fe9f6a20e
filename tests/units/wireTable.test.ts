// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { firstReads as reads } from '@/lib/config/firstReads';
import { expectedCalls, stripeCalls } from '@tests/contract/wire/calls';
import { importsFrom, methodsOf, otherWaysOut, restCalls } from '@tests/contract/wire/callsInSource';

const IDENTITY = 'POST identity /identitytoolkit.googleapis.com/v1/accounts:';
const TOKEN = 'POST identity /securetoken.googleapis.com/v1/token';
const INTENT = '/v1/payment_intents/*';

/** The requests that each function of the Firebase Authentication SDK sends. */
const sdk: Record<string, readonly string[]> = {
  signInWithEmailAndPassword: ['signInWithPassword', 'lookup'],
  createUserWithEmailAndPassword: ['signUp', 'lookup'],
  signInWithPopup: ['signInWithIdp', 'lookup'],
  updateProfile: ['update'],
  sendEmailVerification: ['sendOobCode'],
  sendPasswordResetEmail: ['sendOobCode'],
};
const withoutRequests = [
  'browserLocalPersistence',
  'browserPopupRedirectResolver',
  'browserSessionPersistence',
  'connectAuthEmulator',
  'getAdditionalUserInfo',
  'GoogleAuthProvider',
  'indexedDBLocalPersistence',
  'initializeAuth',
  'onIdTokenChanged',
  'signOut',
];
const stripe: Record<string, readonly string[]> = {
  retrievePaymentIntent: [`GET payments ${INTENT}`],
  confirmCardPayment: [`POST payments ${INTENT}/confirm`, `POST payments ${INTENT}/challenge`],
};

const sorted = (calls: Iterable<string>) => [...new Set(calls)].toSorted();
const inTable = (isIncluded: (call: string) => boolean) =>
  sorted(expectedCalls.map(({ call }) => call).filter(isIncluded));

describe('The table of calls has a line for', () => {
  test('each request of the source, and no others', () => {
    expect(sorted(restCalls()), 'src, compared with sandbox/market and tests/contract/wire/calls.ts').toEqual(
      inTable((call) => !call.includes(' identity ')),
    );
  });

  test('each request of the Firebase Authentication SDK', () => {
    const used = importsFrom('firebase/auth').filter((name) => !withoutRequests.includes(name));
    expect(sorted(used)).toEqual(sorted(Object.keys(sdk)));
    const requests = used.flatMap((name) => sdk[name] ?? []).map((operation) => `${IDENTITY}${operation}`);
    expect(sorted(methodsOf('user')), 'lookup and token').toEqual(['getIdToken', 'reload']);
    // Any request for an access token may refresh the Firebase ID token first.
    expect(sorted([...requests, TOKEN])).toEqual(inTable((call) => call.includes(' identity ')));
  });

  test('each request of Stripe.js, and the script itself', () => {
    const used = methodsOf('stripe').flatMap((method) => stripe[method] ?? [method]);
    expect(sorted([...used, 'GET payments /stripe.js'])).toEqual(sorted(stripeCalls.map(({ call }) => call)));
  });

  test('everything: the source sends no other requests', () => {
    // Requests this site’s own files again, and its own page to detect a deploy when a chunk failed to load.
    const deployCheck = 'src/lib/browser/loadChunk.tsx: fetch';
    const missingFile = 'src/lib/browser/failedFiles.ts: fetch';
    // What axios sends, with the body of an empty response taken away.
    const client = 'src/api/client.ts: fetch';
    // The document requests these reads early (`src/app/document/beginReads.ts`).
    const document = 'src/lib/browser/begunReads.ts: fetch';
    expect(sorted(otherWaysOut())).toEqual([client, document, missingFile, deployCheck]);
    const begun = Object.values(reads).flatMap((ofPage) =>
      ofPage.map(({ call }) => `GET market ${call.replace(/\?.*/, '').replace(/:\w+/, '*')}`),
    );
    expect(sorted(begun), 'src/lib/config/firstReads.ts, compared with sandbox/market').toEqual(
      inTable((call) => begun.includes(call)),
    );
  });
});
