import { vi } from 'vitest';
import { errorMessages, identityErrorMessages } from '@/shared/messages/errors';
import { googlePopup } from '@tests/support/googlePopup';
import { mails } from '@tests/support/identity';
import { aBuyer } from '@tests/support/people';
import { aWish } from '@tests/support/world';
import { press, submit, type, until } from '@tests/faults/page';
import type { Scenario } from '@tests/faults/scenario';
import { always } from '@tests/faults/faultMessages';
import { control, says, shows } from '@tests/faults/screenQueries';

const IDENTITY = '/identitytoolkit.googleapis.com/v1';
const noor = { Email: 'noor@example.test', Password: 'second-gear' };
const SENT = 'the mail is on its way, and the answer has nothing that is needed';
const HOUR_MS = 3600_000;

const isIn = () => control('SignOut') !== undefined;

const isMailed = () => Promise.resolve(mails.length > 0);

function logIn() {
  type(noor);
  submit('Login');
}

function atTheDoor() {
  aBuyer();
  return { url: '/login' };
}

function aWishlist() {
  const person = aBuyer();
  aWish({ email: person.email, product_title: 'Corolla 2016' });
  return { url: '/dashboard', person };
}

const loggingIn = {
  setup: atTheDoor,
  prepare: () => until(() => control('Forgot password?') !== undefined, 'the form'),
  typed: noor,
  act: () => submit('Login'),
  isReached: isIn,
} satisfies Scenario;

/** Coming in with an account that is there, and staying in. */
export const signingIn = {
  [`POST identity ${IDENTITY}/accounts:signInWithPassword`]: loggingIn,
  [`POST identity ${IDENTITY}/accounts:lookup`]: { ...loggingIn, says: { 'a wrong shape': errorMessages.unknown } },
  [`POST identity ${IDENTITY}/accounts:signInWithIdp`]: {
    setup: atTheDoor,
    prepare: async () => {
      googlePopup({ email: noor.Email, name: 'Noor Haddad' });
      await until(() => control('Continue with Google') !== undefined, 'the button');
    },
    act: () => press('Continue with Google'),
    isReached: isIn,
  },
  [`POST identity ${IDENTITY}/accounts:sendOobCode (forgotten password)`]: {
    setup: atTheDoor,
    prepare: async () => {
      await until(() => control('Forgot password?') !== undefined, 'the form');
      press('Forgot password?');
      await until(() => control('Send the link') !== undefined, 'the dialog');
    },
    typed: { Email: noor.Email },
    act: () => submit('Forgot password'),
    recovers: { 'a wrong shape': SENT },
    isStored: isMailed,
    mayRepeat: 'a second mail harms nobody',
    isReached: () => says('If there is an account for noor@example.test'),
  },
  [`POST identity ${IDENTITY}/accounts:sendOobCode (confirmation)`]: {
    setup: () => ({ url: '/dashboard/profile', person: aBuyer({ isVerified: false }) }),
    prepare: () => until(() => control('Send the mail again') !== undefined, 'the profile'),
    act: () => press('Send the mail again'),
    recovers: { 'a wrong shape': SENT },
    isStored: isMailed,
    mayRepeat: 'a second mail harms nobody',
    isReached: () => says('A mail is on its way to noor@example.test'),
  },
  'POST identity /securetoken.googleapis.com/v1/token': {
    setup: aWishlist,
    before: () => void vi.setSystemTime(Date.now() + HOUR_MS),
    says: {
      ...always(errorMessages.noAnswer),
      'no network': errorMessages.offline,
      // What the SDK takes for a token is none: it ends the session.
      'a wrong shape': identityErrorMessages['user-token-expired'] ?? '',
    },
    again: ({ name }) => (name === 'a wrong shape' ? logIn : undefined),
    isReached: () => shows('Corolla 2016'),
  },
  'GET market /jwt': {
    setup: aWishlist,
    // By the contract this is how the host says that it has no record of the person.
    says: { '403': 'can sign in, but the marketplace has no profile for it' },
    again: ({ name }) => (name === '403' ? () => press('Make my profile') : undefined),
    isReached: () => shows('Corolla 2016'),
  },
} satisfies Record<string, Scenario>;
