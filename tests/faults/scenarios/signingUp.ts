import { appTexts } from '@/app/texts';
import { photoTexts } from '@/photo/texts';
import { submit, waitUntil } from '@tests/faults/page';
import type { Scenario } from '@tests/faults/scenario';
import { findControl, hasMessage } from '@tests/faults/screenQueries';
import { database } from '@tests/support/database';
import { choosePhoto } from './selling';

const ines = { Name: 'Ines Moreau', Email: 'ines@example.test', Password: 'second-gear' };

const joining = {
  setup: () => ({ url: '/signup' }),
  prepare: async () => {
    await waitUntil(() => document.querySelector('form[aria-label="Sign up"]') !== null, 'the form');
    await choosePhoto();
  },
  typed: ines,
  trigger: () => submit('Sign up'),
  isReached: () => findControl('SignOut') !== undefined && hasMessage(appTexts.signedUp),
  // The photo is uploaded first.
  messages: { 'no network': photoTexts.noResponse },
  isStored: async () => (await database.users.count({ email: ines.Email, name: ines.Name, role: 'buyer' })) === 1,
} satisfies Scenario;

/** Creating an account and its user record. */
export const signingUp = {
  'POST identity /identitytoolkit.googleapis.com/v1/accounts:signUp': {
    ...joining,
    mayRepeatBecause: 'the identity service accepts an email address once',
  },
  'POST identity /identitytoolkit.googleapis.com/v1/accounts:update': {
    ...joining,
    isFormSubmitted: true,
    recoversFrom: { 'a wrong shape': 'it was carried out, and nothing in the response is needed' },
    mayRepeatBecause: 'setting name and photo twice has the effect of setting them once',
  },
  'POST market /users': { ...joining, isFormSubmitted: true, readsBack: 'GET /users/:email' },
} satisfies Record<string, Scenario>;
