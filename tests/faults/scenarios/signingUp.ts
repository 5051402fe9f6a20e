import { authMessages } from '@/shared/messages/auth';
import { photoMessages } from '@/shared/messages/photo';
import { world } from '@tests/support/world';
import { submit, until } from '@tests/faults/page';
import type { Scenario } from '@tests/faults/scenario';
import { control, says } from '@tests/faults/screenQueries';
import { choosePhoto } from './selling';

const IDENTITY = '/identitytoolkit.googleapis.com/v1';
const ines = { Name: 'Ines Moreau', Email: 'ines@example.test', Password: 'second-gear' };

const joining = {
  setup: () => ({ url: '/signup' }),
  prepare: async () => {
    await until(() => document.querySelector('form[aria-label="Sign up"]') !== null, 'the form');
    await choosePhoto();
  },
  typed: ines,
  act: () => submit('Sign up'),
  isReached: () => control('SignOut') !== undefined && says(authMessages.signedUp),
  // The photo goes first.
  says: { 'no network': photoMessages.noAnswer },
  isStored: async () => (await world.users.count({ email: ines.Email, name: ines.Name, role: 'buyer' })) === 1,
} satisfies Scenario;

/** Making an account and its record. */
export const signingUp = {
  [`POST identity ${IDENTITY}/accounts:signUp`]: {
    ...joining,
    mayRepeat: 'the identity service makes one account of an e-mail',
  },
  [`POST identity ${IDENTITY}/accounts:update`]: {
    ...joining,
    isFormOver: true,
    recovers: { 'a wrong shape': 'it was carried out, and the answer has nothing that is needed' },
    mayRepeat: 'name and photo are set, and not added',
  },
  'POST market /users': { ...joining, isFormOver: true, readsBack: 'GET /users/:email' },
} satisfies Record<string, Scenario>;
