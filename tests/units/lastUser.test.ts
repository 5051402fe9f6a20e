import { IDBFactory } from 'fake-indexeddb';
import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { coverWhileCached } from '@/app/coverWhileCached';
import { clearEndedSessions } from '@/lib/browser/userStorage';
import { accessToken } from '@/session/state/accessToken';
import { hasPersistedUser, lastUser, removePersistedUser } from '@/session/state/lastUser';
import { keepToken } from '@tests/support/keptToken';
import { setVisible } from '@tests/support/network';

const noor = {
  uid: 'account-1',
  email: 'noor@example.test',
  name: 'Noor Haddad',
  photoUrl: undefined,
  isEmailVerified: true,
  createdAt: new Date('2024-03-01T10:00:00Z'),
};

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('The last user is read as they were written, while their token is stored', () => {
  lastUser.write(noor);
  expect(lastUser.read()).toBeUndefined();
  keepToken(noor.email, 'token');
  expect(lastUser.read()).toEqual(noor);
  keepToken('mara@example.test', 'token');
  expect(lastUser.read()).toBeUndefined();
});

test('The last user is gone once they have signed out', () => {
  keepToken(noor.email, 'token');
  lastUser.write(noor);
  clearEndedSessions();
  expect(lastUser.read()).toBeUndefined();
});

test.each([
  ['another user', 'mara@example.test', ''],
  ['the same user', 'Noor@example.test', undefined],
])('A tab that slept is covered, until it is loaded anew, if the last user is %s by now', (_who, email, covered) => {
  coverWhileCached();
  accessToken.setOwner(noor.email);
  keepToken(email, 'token');
  lastUser.write({ ...noor, email });
  setVisible(false);
  setVisible(true);
  expect(document.documentElement.dataset['covered']).toBe(covered);
  delete document.documentElement.dataset['covered'];
  accessToken.setOwner(undefined);
});

test.each([
  ['text'],
  [null],
  [{ uid: 7 }],
  [{ ...noor, createdAt: 'yesterday' }],
  [{ ...noor, email: ['noor@example.test'] }],
])('Malformed data are no last user: %j', (stored) => {
  keepToken(noor.email, 'token');
  localStorage.setItem('signed_in_user', JSON.stringify(stored));
  expect(lastUser.read()).toBeUndefined();
});

test('The user that Firebase stores for this tab alone is found, until they are removed', async () => {
  sessionStorage.setItem('firebase:authUser:key:[DEFAULT]', '{}');
  expect(await hasPersistedUser()).toBe(true);
  removePersistedUser();
  expect(await hasPersistedUser()).toBe(false);
});

describe('The database of Firebase', () => {
  beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));
  afterEach(() => void vi.unstubAllGlobals());

  const NAME = 'firebaseLocalStorageDb';
  const isThere = async () => (await indexedDB.databases()).some(({ name }) => name === NAME);
  const open = async (...stores: string[]) =>
    openDB(NAME, 1, { upgrade: (database) => stores.forEach((store) => database.createObjectStore(store)) });

  test('is not created to be emptied', async () => {
    removePersistedUser();
    // It would be there by then.
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await isThere()).toBe(false);
  });

  test.each([[['users', 'others']], [[]]])('is emptied, with the stores %j, and not held', async (stores) => {
    const database = await open(...stores);
    for (const store of stores) await database.put(store, 'somebody', 'key');
    removePersistedUser();
    for (const store of stores) await expect.poll(() => database.count(store)).toBe(0);
    database.close();
    await deleteDB(NAME);
    expect(await isThere()).toBe(false);
  });
});

test('Where the browser blocks storage and databases, Firebase stores nobody', async () => {
  const block = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  for (const place of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(window, place, 'get').mockImplementation(block);
  vi.spyOn(indexedDB, 'databases').mockRejectedValue(new Error('blocked'));
  vi.spyOn(indexedDB, 'open').mockImplementation(block);
  expect(await hasPersistedUser()).toBe(false);
  expect(removePersistedUser).not.toThrow();
});

test('Whether Firebase stores a user is unknown, and not "no", if the browser fails once to list its databases', async () => {
  const lost = new DOMException('Connection to Indexed Database server lost.', 'UnknownError');
  vi.spyOn(indexedDB, 'databases').mockRejectedValueOnce(lost);
  expect(await hasPersistedUser()).toBe(true);
});
