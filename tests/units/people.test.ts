// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { nameOf, searchPeople, sortPeople, findDuplicates } from '@/features/users/people';
import { nextSort, readView, writeView } from '@/features/users/peopleView';
import { userRecordSchema } from '@/shared/users/userRecord';

const user = (id: number, fields: object) =>
  v.parse(userRecordSchema, { _id: id.toString(16).padStart(24, '0'), ...fields });

const ines = user(1, { name: 'Inès Moreau', email: 'ines@example.test', useVerify: 'verified' });
const soren = user(2, { name: 'Søren Øst', email: 'soren@example.test' });
const nameless = user(3, { email: 'anna@example.test', useVerify: 'yes' });
const nobody = user(4, { name: '  ' });
const all = [ines, soren, nameless, nobody];

describe('A search for people', () => {
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

describe('The order of people', () => {
  test.each([
    [undefined, false, [ines, soren, nameless, nobody]],
    ['name', false, [ines, soren, nameless, nobody]],
    ['name', true, [soren, ines, nameless, nobody]],
    ['email', false, [nameless, ines, soren, nobody]],
    ['email', true, [soren, ines, nameless, nobody]],
    ['verified', false, [soren, nameless, nobody, ines]],
    ['verified', true, [ines, soren, nameless, nobody]],
  ] as const)('by %s, downwards: %s', (by, isDescending, order) => {
    expect(sortPeople(all, { by, isDescending })).toEqual(order);
  });

  test('takes numbers in names for numbers, and leaves the list given as it is', () => {
    const given = [user(1, { name: 'Dealer 10' }), user(2, { name: 'dealer 9' })];
    expect(sortPeople(given, { by: 'name', isDescending: false }).map(nameOf)).toEqual(['dealer 9', 'Dealer 10']);
    expect(given.map(nameOf)).toEqual(['Dealer 10', 'dealer 9']);
  });

  test('goes upwards, downwards and back with every press on a head', () => {
    const first = nextSort({ by: 'email', isDescending: true }, 'name');
    expect(first).toEqual({ by: 'name', isDescending: false });
    expect(nextSort(first, 'name')).toEqual({ by: 'name', isDescending: true });
    expect(nextSort({ by: 'name', isDescending: true }, 'name')).toEqual({ by: undefined, isDescending: false });
  });
});

describe('Records of one e-mail', () => {
  test('are counted in the order of their making, whatever the order or the capitals they come in', () => {
    const twins = findDuplicates([
      user(9, { email: 'Mara@example.test' }),
      user(5, { email: 'mara@example.test' }),
      user(7, { email: 'noor@example.test' }),
      nobody,
      user(8, {}),
    ]);
    expect([...twins.keys()].map((id) => [Number.parseInt(id, 16), twins.get(id)])).toEqual([
      [5, { place: 1, total: 2 }],
      [9, { place: 2, total: 2 }],
    ]);
  });
});

describe('A name', () => {
  test('that is missing is the e-mail, or said to be missing', () => {
    expect([ines, nameless, nobody].map(nameOf)).toEqual(['Inès Moreau', 'anna@example.test', 'Name not stated']);
  });
});

describe('The address', () => {
  test.each([
    ['', { search: '', sort: { by: undefined, isDescending: false } }],
    ['q=ines&sort=name', { search: 'ines', sort: { by: 'name', isDescending: false } }],
    ['sort=-verified', { search: '', sort: { by: 'verified', isDescending: true } }],
    ['sort=-nonsense', { search: '', sort: { by: undefined, isDescending: false } }],
  ])('"%s" is read', (address, view) => {
    expect(readView(new URLSearchParams(address))).toEqual(view);
  });

  test('is written short, and keeps what else it carries', () => {
    const view = { search: 'ines', sort: { by: 'email', isDescending: true } } as const;
    expect(String(writeView(view, new URLSearchParams('x=1&q=old')))).toBe('x=1&q=ines&sort=-email');
    const none = { search: '', sort: { by: undefined, isDescending: false } };
    expect(String(writeView(none, new URLSearchParams('x=1&q=old&sort=name')))).toBe('x=1');
  });
});
