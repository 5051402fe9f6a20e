import * as v from 'valibot';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { savedSearches } from '@/catalog/savedSearches/savedSearches';
import { createBegunFile } from '@/lib/browser/begunFile';
import { storage } from '@/lib/browser/storage';
import { closeUserStorage, openUserStorage, userKeyOf } from '@/lib/browser/userKeys';
import { clearEndedSessions, clearUserStorage, userStorage } from '@/lib/browser/userStorage';
import { KEPT_INPUT_MS } from '@/lib/config/deviceStores';
import { countBegunFiles } from '@tests/support/begun';

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
    for (const person of [noor, mara]) person.write('new post', 'half a car');
    clearUserStorage('mara@example.test');
    expect(noor.read('new post', v.string())).toBeUndefined();
    expect(mara.read('new post', v.string())).toBe('half a car');

    clearUserStorage();
    expect(mara.read('new post', v.string())).toBeUndefined();
    expect(JSON.stringify(localStorage)).not.toMatch(/half a car|example/);
  });

  test('takes its photo along, from memory and from the device', async () => {
    const emails = ['noor@example.test', 'mara@example.test'];
    const photo = createBegunFile('new post');
    const kept = () => emails.map((email) => photo.inMemory(email)?.name);
    const stored = async () => {
      emails.forEach(photo.forget);
      for (const email of emails) await photo.read(email);
      return kept();
    };
    for (const email of emails) await photo.keep(email, new File(['x'], `${email}.jpg`));

    clearUserStorage('mara@example.test');
    expect(kept()).toEqual([undefined, 'mara@example.test.jpg']);
    await vi.waitFor(async () => expect(await stored()).toEqual([undefined, 'mara@example.test.jpg']));
    clearUserStorage();
    expect(kept()).toEqual([undefined, undefined]);
    await vi.waitFor(async () => expect(await stored()).toEqual([undefined, undefined]));

    await photo.keep('noor@example.test', new File(['x'], 'typed.jpg'));
    clearEndedSessions(Date.now() + KEPT_INPUT_MS + 1000);
    await vi.waitFor(async () => expect(await stored()).toEqual([undefined, undefined]));
  });

  test('takes along a photo that is still being stored, and none is stored for who has left', async () => {
    const photo = createBegunFile('new post');
    const file = new File(['x'], 'car.jpg');
    let finish = () => {};
    const waiting = new Promise<void>((resolve) => (finish = resolve));
    const bytes = await file.arrayBuffer();
    vi.spyOn(file, 'arrayBuffer').mockReturnValue(waiting.then(() => bytes));
    const stored = photo.keep('mara@example.test', file);
    clearUserStorage();
    finish();
    await stored;
    expect([photo.inMemory('mara@example.test'), await countBegunFiles()]).toEqual([undefined, 0]);

    closeUserStorage('mara@example.test', 'signed-out');
    await photo.keep('mara@example.test', file);
    expect([photo.inMemory('mara@example.test'), await countBegunFiles()]).toEqual([undefined, 0]);
    openUserStorage('mara@example.test');
    await photo.keep('mara@example.test', file);
    expect(await countBegunFiles()).toBe(1);
  });

  test('keeps the photo that was chosen while the one before it was being removed', async () => {
    const photo = createBegunFile('new post');
    await photo.keep('mara@example.test', new File(['x'], 'before.jpg'));
    const databases = indexedDB.databases.bind(indexedDB);
    let answer = () => {};
    const waiting = new Promise<void>((resolve) => (answer = resolve));
    const removing = vi.spyOn(indexedDB, 'databases').mockReturnValue(waiting.then(databases));
    photo.remove('mara@example.test');
    removing.mockRestore();
    await photo.keep('mara@example.test', new File(['x'], 'after.jpg'));
    answer();
    await new Promise((resolve) => setTimeout(resolve, 50));
    photo.forget('mara@example.test');
    await photo.read('mara@example.test');
    expect(photo.inMemory('mara@example.test')?.name).toBe('after.jpg');
  });

  test('is removed without touching the settings of the device', () => {
    localStorage.setItem('theme', 'dark');
    noor.write('new post', 'half a car');
    clearUserStorage();
    expect(Object.keys(localStorage)).toEqual(['theme']);
  });
});

describe('What the browser had no room for', () => {
  const email = 'noor@example.test';
  const search = (name: string) => ({ name, query: `q=${name}`, openedAt: 1 });
  const add = (name: string) => savedSearches.update(email, (all) => [...all, search(name)]);
  const storedNames = () => storage.readStored(userKeyOf(email, 'saved searches 1'), v.unknown());
  const storeInOtherTab = (name: string) =>
    localStorage.setItem(userKeyOf(email, 'saved searches 1'), JSON.stringify({ at: 1, value: [search(name)] }));

  test('is stored with the next change, beside what another tab has stored since', () => {
    add('first');
    noRoom();
    add('second');
    expect(savedSearches.read(email).map(({ name }) => name)).toEqual(['first', 'second']);
    vi.restoreAllMocks();
    storeInOtherTab('other');
    add('third');
    expect(storedNames()).toMatchObject({ value: ['other', 'second', 'third'].map((name) => ({ name })) });
    add('fourth');
    expect(savedSearches.read(email).map(({ name }) => name)).toEqual(['other', 'second', 'third', 'fourth']);
  });

  test('is not brought back after a sign-out', () => {
    noRoom();
    add('first');
    add('second');
    vi.restoreAllMocks();
    clearUserStorage();
    add('third');
    expect(savedSearches.read(email).map(({ name }) => name)).toEqual(['third']);
  });
});
