import { openDB } from 'idb';
import * as v from 'valibot';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { clearUserStorage, userFilesKey, userStorage } from '@/lib/browser/userStorage';

const noor = userStorage('noor@example.test');
const mara = userStorage('mara@example.test');

afterEach(() => {
  vi.restoreAllMocks();
  clearUserStorage();
});

function noRoom() {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}

describe('A draft', () => {
  test('is found only by its owner, regardless of capital letters in the email', () => {
    noor.write('new post', 'half a car');
    expect(userStorage('Noor@Example.test').read('new post', v.string())).toBe('half a car');
    expect(mara.read('new post', v.string())).toBeUndefined();
  });

  test.each([
    ['on the device', () => undefined],
    ['in memory because the device has no space', noRoom],
  ])('is removed when another user signs in, if stored %s', (_, prepare) => {
    prepare();
    const photo = new File(['x'], 'car.jpg');
    for (const person of [noor, mara]) {
      person.write('new post', 'half a car');
      person.setFile('new post', photo);
    }
    clearUserStorage('mara@example.test');
    expect([noor.read('new post', v.string()), noor.file('new post')]).toEqual([undefined, undefined]);
    expect([mara.read('new post', v.string()), mara.file('new post')]).toEqual(['half a car', photo]);

    clearUserStorage();
    expect([mara.read('new post', v.string()), mara.file('new post')]).toEqual([undefined, undefined]);
    expect(JSON.stringify(localStorage)).not.toMatch(/half a car|example/);
  });

  test('takes its photo along, also if the device has no space for an entry about it', async () => {
    const names = async () =>
      (await indexedDB.databases()).map(({ name = '' }) => name).toSorted((a, b) => (a < b ? -1 : 1));
    const [of, other] = ['noor@example.test', 'mara@example.test'].map((email) => userFilesKey(email));
    for (const name of [of, other, 'secondgear']) (await openDB(name ?? '', 1)).close();

    clearUserStorage('mara@example.test');
    await vi.waitFor(async () => expect(await names()).toEqual(['secondgear', other]));
    clearUserStorage();
    await vi.waitFor(async () => expect(await names()).toEqual(['secondgear']));
    indexedDB.deleteDatabase('secondgear');
  });

  test('is removed without touching the settings of the device', () => {
    localStorage.setItem('theme', 'dark');
    noor.write('new post', 'half a car');
    clearUserStorage();
    expect(Object.keys(localStorage)).toEqual(['theme']);
  });
});
