import type { Identity } from '@/session/state/sessionState';
import type { Fields } from '@sandbox/store/collection';
import { aRecord } from './database';
import { anAccount } from './identity';

/** A user with an account and a user record. */
export interface Person {
  /** Of the user record. */
  id: string;
  uid: string;
  name: string;
  email: string;
  password: string;
  photo: string;
}

/** This person as the app knows them. */
export const asIdentity = (person: Pick<Person, 'uid' | 'name' | 'email'> & { photo?: string }): Identity => ({
  uid: person.uid,
  name: person.name,
  email: person.email,
  photoUrl: person.photo,
  isEmailVerified: true,
  createdAt: undefined,
});

type PersonFields = Partial<Omit<Person, 'id' | 'uid'>> & {
  isVerified?: boolean;
  isDisabled?: boolean;
  /** Further fields of the user record, or values that differ from the account's. */
  record?: Fields;
};

function person(role: string, defaults: { name: string; email: string }) {
  return ({ isVerified = true, isDisabled = false, record, ...given }: PersonFields = {}): Person => {
    const photo = `http://localhost:4103/faces/${(given.name ?? defaults.name).toLowerCase().replaceAll(' ', '-')}.webp`;
    const shown = { photo, password: 'second-gear', ...defaults, ...given };
    const { uid } = anAccount({ ...shown, isVerified, isDisabled });
    const { id } = aRecord({ name: shown.name, email: shown.email, photURL: shown.photo, role, ...record });
    return { id, uid, ...shown };
  };
}

/** Creates an account and its user record. A second user of the same role needs another email. */
export const aBuyer = person('buyer', { name: 'Noor Haddad', email: 'noor@example.test' });
export const aSeller = person('seller', { name: 'Mara Lindqvist', email: 'mara@example.test' });
export const anAdmin = person('admin', { name: 'Adaeze Obi', email: 'adaeze@example.test' });
