// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { nameOf, searchPeople, sortPeople, findDuplicates } from '@/admin/people/people';
import { nextSort, readSort, writeSort } from '@/admin/people/peopleView';
import { subtitleOf } from '@/admin/people/subtitleOf';
import { userRecordSchema } from '@/session/state/userRecord';

const user = (id: number, fields: object) =>
  v.parse(userRecordSchema, { _id: id.toString(16).padStart(24, '0'), ...fields });

const ines = user(1, { name: 'Inès Moreau', email: 'ines@example.test', useVerify: 'verified' });
const soren = user(2, { name: 'Søren Øst', email: 'soren@example.test' });
const nameless = user(3, { email: 'anna@example.test', useVerify: 'yes' });
const nobody = user(4, { name: '  ' });
const all = [ines, soren, nameless, nobody];

test('The line below the heading says that the list is being read, but not after a failure', () => {
  expect(subtitleOf('seller', { data: undefined, isError: false })).toEqual({
    text: 'Loading the list…',
    waiting: 0,
  });
  expect(subtitleOf('seller', { data: undefined, isError: true })).toBeUndefined();
  expect(subtitleOf('buyer', { data: all, isError: true })).toEqual({
    text: '4 people can buy cars here.',
    waiting: 0,
  });
});

describe('A search for users', () => {
  test.each([
    ['', all],
    ['   ', all],
    ['INES', [ines]],
    ['inès', [ines]],
    ['soren ost', [soren]],
    ['ost soren', [soren]],
    ['anna@', [nameless]],
    ['example.test', [ines, soren, nameless]],
    ['moreau soren', []],
  ])('for "%s"', (search, found) => {
    expect(searchPeople(all, search)).toEqual(found);
  });
});

describe('The sort order of users', () => {
  test.each([
    [undefined, false, [ines, soren, nameless, nobody]],
    ['name', false, [ines, soren, nameless, nobody]],
    ['name', true, [soren, ines, nameless, nobody]],
    ['email', false, [nameless, ines, soren, nobody]],
    ['email', true, [soren, ines, nameless, nobody]],
    ['verified', false, [soren, nameless, nobody, ines]],
    ['verified', true, [ines, soren, nameless, nobody]],
  ] as const)('by %s, descending: %s', (by, isDescending, order) => {
    expect(sortPeople(all, { by, isDescending })).toEqual(order);
  });

  test('compares numbers in names as numbers, and does not change the given list', () => {
    const users = [user(1, { name: 'Dealer 10' }), user(2, { name: 'dealer 9' })];
    expect(sortPeople(users, { by: 'name', isDescending: false }).map(nameOf)).toEqual(['dealer 9', 'Dealer 10']);
    expect(users.map(nameOf)).toEqual(['Dealer 10', 'dealer 9']);
  });

  test('cycles through ascending, descending and none with every click on a column header', () => {
    const first = nextSort({ by: 'email', isDescending: true }, 'name');
    expect(first).toEqual({ by: 'name', isDescending: false });
    expect(nextSort(first, 'name')).toEqual({ by: 'name', isDescending: true });
    expect(nextSort({ by: 'name', isDescending: true }, 'name')).toEqual({ by: undefined, isDescending: false });
  });
});

describe('Profiles with the same email', () => {
  test('are numbered by creation, regardless of their order and of capital letters', () => {
    const duplicates = findDuplicates([
      user(9, { email: 'Mara@example.test' }),
      user(5, { email: 'mara@example.test' }),
      user(7, { email: 'noor@example.test' }),
      nobody,
      user(8, {}),
    ]);
    expect([...duplicates.keys()].map((id) => [Number.parseInt(id, 16), duplicates.get(id)])).toEqual([
      [5, { place: 1, total: 2 }],
      [9, { place: 2, total: 2 }],
    ]);
  });
});

test('A record with a role that nobody knows is a record without one', () => {
  expect(user(6, { email: 'zoe@example.test', role: 'moderator' })).toMatchObject({
    email: 'zoe@example.test',
    role: undefined,
  });
});

describe('A name', () => {
  test('that is missing is replaced by the email, or shown as not stated', () => {
    expect([ines, nameless, nobody].map(nameOf)).toEqual(['Inès Moreau', 'anna@example.test', 'Name not stated']);
  });
});

describe('The sort order in the address', () => {
  test.each([
    ['', { by: undefined, isDescending: false }, ''],
    ['name', { by: 'name', isDescending: false }, 'name'],
    ['-verified', { by: 'verified', isDescending: true }, '-verified'],
    ['-nonsense', { by: undefined, isDescending: false }, ''],
  ])('"%s"', (text, sort, written) => {
    expect(readSort(text)).toEqual(sort);
    expect(writeSort(readSort(text))).toBe(written);
  });
});
