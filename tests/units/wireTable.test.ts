// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { expectedCalls, stripeCalls } from '@tests/contract/wire/calls';
import { importsFrom, methodsOf, otherWaysOut, restCalls } from '@tests/contract/wire/callsInSource';

const IDENTITY = 'POST identity /identitytoolkit.googleapis.com/v1/accounts:';
const TOKEN = 'POST identity /securetoken.googleapis.com/v1/token';
const INTENT = '/v1/payment_intents/*';

/** What each part of the identity service's SDK asks the service for. */
const sdk: Record<string, readonly string[]> = {
  signInWithEmailAndPassword: ['signInWithPassword', 'lookup'],
  createUserWithEmailAndPassword: ['signUp', 'lookup'],
  signInWithPopup: ['signInWithIdp', 'lookup'],
  updateProfile: ['update'],
  sendEmailVerification: ['sendOobCode'],
  sendPasswordResetEmail: ['sendOobCode'],
};
const silent = [
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
const inTable = (isMeant: (call: string) => boolean) => sorted(expectedCalls.map(({ call }) => call).filter(isMeant));

describe('The table of calls has a line for', () => {
  test('each call that the source makes, and none besides', () => {
    expect(sorted(restCalls())).toEqual(inTable((call) => !call.includes(' identity ')));
  });

  test('each call of the identity service’s SDK', () => {
    const used = importsFrom('firebase/auth').filter((name) => !silent.includes(name));
    expect(sorted(used)).toEqual(sorted(Object.keys(sdk)));
    const made = used.flatMap((name) => sdk[name] ?? []).map((operation) => `${IDENTITY}${operation}`);
    expect(sorted(methodsOf('user')), 'lookup and token').toEqual(['getIdToken', 'reload']);
    // Any call of the market’s token may renew the identity service’s first.
    expect(sorted([...made, TOKEN])).toEqual(inTable((call) => call.includes(' identity ')));
  });

  test('each call of Stripe’s script, and the script', () => {
    const used = methodsOf('stripe').flatMap((method) => stripe[method] ?? [method]);
    expect(sorted([...used, 'GET payments /stripe.js'])).toEqual(sorted(stripeCalls.map(({ call }) => call)));
  });

  test('everything: the source knows no other way out', () => {
    // Asks this site itself whether it has been renewed, when a part of its code did not come.
    const ofSite = 'src/shared/browser/loadChunk.ts: fetch';
    expect(otherWaysOut()).toEqual([ofSite]);
  });
});
