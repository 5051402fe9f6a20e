import { IDBFactory } from 'fake-indexeddb';
import { createUserWithEmailAndPassword, signOut } from 'firebase/auth';
import { beforeEach, expect, test } from 'vitest';
import { hasPersistedUser, removePersistedUser } from '@/session/state/lastUser';
import { connectSdk } from '@tests/support/sdk';

const page = connectSdk();
const signUp = () => createUserWithEmailAndPassword(page.auth, 'noor@example.test', 'second-gear');

beforeEach(() => page.auth.authStateReady());

test('A browser in which Firebase has stored no user has none', async () => {
  expect(await hasPersistedUser()).toBe(false);
});

test('The user that Firebase stores in local storage is found until they sign out', async () => {
  await signUp();
  expect(await hasPersistedUser()).toBe(true);
  await signOut(page.auth);
  expect(await hasPersistedUser()).toBe(false);
});

test('The user that Firebase stores in local storage is found until they are removed without its SDK', async () => {
  await signUp();
  localStorage.setItem('of another app', 'kept');
  removePersistedUser();
  expect(await hasPersistedUser()).toBe(false);
  expect(Object.entries(localStorage)).toEqual([['of another app', 'kept']]);
  localStorage.clear();
});

test('The user that Firebase stores in IndexedDB is found until it is removed, by the SDK or without it', async () => {
  await page.close();
  Object.assign(globalThis, { indexedDB: new IDBFactory() });
  removePersistedUser();
  page.open();
  await page.auth.authStateReady();
  await signUp();
  expect(Object.keys(localStorage)).toEqual([]);
  expect(await hasPersistedUser()).toBe(true);

  removePersistedUser();
  await page.close();
  page.open();
  await page.auth.authStateReady();
  expect(page.auth.currentUser).toBeNull();
});
