import { vi } from 'vitest';
import { errorTexts } from '@/api/texts';
import { HOUR_MS } from '@/lib/config/limits';
import { identityErrorTexts } from '@/session/identity/texts';
import { uiTexts } from '@/ui/texts';
import { forEveryFault } from '@tests/faults/faultMessages';
import { press, submit, fillIn, waitUntil } from '@tests/faults/page';
import type { Scenario } from '@tests/faults/scenario';
import { findControl, hasMessage, hasText } from '@tests/faults/screenQueries';
import { aWish } from '@tests/support/database';
import { googlePopup } from '@tests/support/googlePopup';
import { mails } from '@tests/support/identity';
import { aBuyer } from '@tests/support/people';

const noor = { Email: 'noor@example.test', Password: 'second-gear' };
const SENT = 'the mail is sent, and nothing in the response is needed';

const isSignedIn = () => findControl('SignOut') !== undefined;

const isMailed = () => Promise.resolve(mails.length > 0);

function logIn() {
  fillIn(noor);
  submit('Login');
}

function onLoginPage() {
  aBuyer();
  return { url: '/login' };
}

function aWishlist() {
  const person = aBuyer();
  aWish({ email: person.email, product_title: 'Corolla 2016' });
  return { url: '/dashboard', person };
}

const loggingIn = {
  setup: onLoginPage,
  prepare: () => waitUntil(() => findControl('Forgot password?') !== undefined, 'the form'),
  typed: noor,
  trigger: () => submit('Login'),
  isReached: isSignedIn,
} satisfies Scenario;

/** Signing in with an existing account, and staying signed in. */
export const signingIn = {
  'POST identity /identitytoolkit.googleapis.com/v1/accounts:signInWithPassword': loggingIn,
  'POST identity /identitytoolkit.googleapis.com/v1/accounts:lookup': {
    ...loggingIn,
    messages: { 'a wrong shape': errorTexts.unknown },
  },
  'POST identity /identitytoolkit.googleapis.com/v1/accounts:signInWithIdp': {
    setup: onLoginPage,
    prepare: async () => {
      googlePopup({ email: noor.Email, name: 'Noor Haddad' });
      await waitUntil(() => findControl('Continue with Google') !== undefined, 'the button');
    },
    trigger: () => press('Continue with Google'),
    messages: forEveryFault(identityErrorTexts['google-unreachable'] ?? ''),
    isReached: isSignedIn,
  },
  'POST identity /identitytoolkit.googleapis.com/v1/accounts:sendOobCode (forgotten password)': {
    setup: onLoginPage,
    prepare: async () => {
      await waitUntil(() => findControl('Forgot password?') !== undefined, 'the form');
      press('Forgot password?');
      await waitUntil(() => findControl('Send the link') !== undefined, 'the dialog');
    },
    typed: { Email: noor.Email },
    trigger: () => submit('Forgot password'),
    recoversFrom: { 'a wrong shape': SENT },
    isStored: isMailed,
    mayRepeatBecause: 'a second mail does no harm',
    isReached: () => hasMessage('If there is an account for noor@example.test'),
  },
  'POST identity /identitytoolkit.googleapis.com/v1/accounts:sendOobCode (confirmation)': {
    setup: () => ({ url: '/dashboard/profile', person: aBuyer({ isVerified: false }) }),
    prepare: () => waitUntil(() => findControl('Send the mail again') !== undefined, 'the profile'),
    trigger: () => press('Send the mail again'),
    recoversFrom: { 'a wrong shape': SENT },
    isStored: isMailed,
    mayRepeatBecause: 'a second mail does no harm',
    isReached: () => hasMessage('A mail is on its way to noor@example.test'),
  },
  'POST identity /securetoken.googleapis.com/v1/token': {
    setup: aWishlist,
    beforeOpen: () => void vi.setSystemTime(Date.now() + HOUR_MS),
    messages: {
      ...forEveryFault(errorTexts.noResponse),
      'no network': uiTexts.offline,
      // The SDK takes a value that is not a token for one, and ends the session.
      'a wrong shape': identityErrorTexts['user-token-expired'] ?? '',
    },
    retry: ({ name }) => (name === 'a wrong shape' ? logIn : undefined),
    isReached: () => hasText('Corolla 2016'),
  },
  'GET market /jwt': {
    setup: aWishlist,
    isReached: () => hasText('Corolla 2016'),
  },
} satisfies Record<string, Scenario>;
