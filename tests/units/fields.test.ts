import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  boundedList,
  createdAt,
  email,
  id,
  listOf,
  shownListOf,
  longText,
  oneOf,
  phone,
  picture,
  reference,
  slug,
  text,
} from '@/api/fields';
import { path } from '@/api/path';
import { hostileAddresses, hostileEmails, hostileIds, hostileSlugs, hostileTexts } from '@tests/support/hostile';

const parse = (typed: string) => v.parse(text, typed);

describe('A text of another user', () => {
  test.each([
    ['as it is', hostileTexts.script, hostileTexts.script],
    ['without characters that reverse the text direction', 'a\u202Egpj.exe\u202C \u2066b', 'agpj.exe b'],
    ['without invisible characters', 'No\u200Bor\u2060 Had\u00ADdad\uFEFF', 'Noor Haddad'],
    [
      'without control characters and repeated spaces, on one line',
      'a\u0000b\u001B[31m\r\nc\u2028d  e',
      'ab[31m c d e',
    ],
    ['without lone surrogates', 'a\uD800b', 'a\uFFFDb'],
    ['with at most three combining marks per letter', `Z${'\u0301'.repeat(60)}a`, 'Z\u0301\u0301\u0301a'],
    ['with the joiners of emoji and Persian', '👨‍👩‍👧 می‌خواهم ❤️‍🔥', '👨‍👩‍👧 می‌خواهم ❤️‍🔥'],
    ['without joiners that join nothing', 'No\u200Dor \u200C\u200Cx\u200D', 'Noor x'],
    ['as undefined if it is empty', '', undefined],
    ['as undefined if nothing of it is visible', hostileTexts.unseen, undefined],
    ['as undefined if it is only white space', hostileTexts.nothing, undefined],
    ['as undefined if it is only combining marks', '\u0301\u0302', undefined],
  ])('is shown %s', (_, typed, read) => {
    expect(parse(typed)).toBe(read);
  });

  test('is truncated with an ellipsis', () => {
    expect(parse('W'.repeat(120))).toBe('W'.repeat(120));
    expect(parse(hostileTexts.long)).toMatch(/^longW{115}…$/);
    expect(parse('👍'.repeat(150))).toMatch(/^👍{59}…$/u);
    // Between graphemes: neither in a family of 11 units nor before a mark.
    expect(parse('👨‍👩‍👧‍👦'.repeat(40))).toBe(`${'👨‍👩‍👧‍👦'.repeat(10)}…`);
    expect(parse(`${'W'.repeat(118)}e\u0301W`)).toBe(`${'W'.repeat(118)}…`);
    expect(v.parse(longText, hostileTexts.wordy)).toHaveLength(4000);
    expect(v.parse(longText, hostileTexts.lines)?.split('\n')).toHaveLength(60);
    expect(v.parse(longText, 'One owner.\r\n \n\n\nTwo keys.')).toBe('One owner.\n\nTwo keys.');
  });
});

describe('An identifier is either valid or undefined:', () => {
  test.each(hostileEmails)('%j is not an email', (typed) => {
    expect(v.parse(email, typed)).toBeUndefined();
  });

  test.each(['noor@example.test', ' Noor.O+cars@example.test ', 'ärger@exämple.test', "o'neil@a.b"])(
    '%s is an email',
    (typed) => {
      expect(v.parse(email, typed)).toBe(typed.trim());
    },
  );

  test('a brand’s slug', () => {
    const read = hostileSlugs.map((typed) => v.parse(slug, typed)).filter((name) => name !== undefined);
    expect(read.every((name) => path('/category/:slug', { slug: name }).split('/').length === 3)).toBe(true);
    expect(read).not.toContain('..');
    expect(
      hostileSlugs.filter((typed) => /\u200B|\u202E|\uD800|x{99}/.test(typed)).map((typed) => v.parse(slug, typed)),
    ).toEqual([undefined, undefined, undefined, undefined]);
  });

  test.each(['', '.', '..'])('“%s” is not accepted as a path segment', (part) => {
    expect(() => path('/users/:email', { email: part })).toThrow('not-found');
  });

  test.each(['12', '..', '650000000000000000000001/..'])('“%s” is not accepted as an id in a path', (typed) => {
    expect(() => path('/cars/:id', { id: typed })).toThrow('not-found');
    expect(() => path('/cars/:carId/photos', { carId: typed })).toThrow('not-found');
  });

  test('an id, a picture and a phone number', () => {
    expect(hostileIds.flatMap((typed) => v.parse(reference, typed) ?? [])).toEqual([]);
    expect(hostileAddresses.flatMap((typed) => v.parse(picture, typed) ?? [])).toEqual([]);
    expect(v.parse(reference, '65000000000000000000ABCD')).toBe('65000000000000000000abcd');
    expect(v.parse(reference, ['65000000000000000000abcd'])).toBeUndefined();
    const host = 'localhost:4103';
    expect(v.parse(picture, `https://${host}/a.webp`)).toBe(`https://${host}/a.webp`);
    for (const start of [`http://someone@${host}`, `http://:secret@${host}`, `xhttp://${host}`, `ftp://${host}`])
      expect(v.parse(picture, `${start}/a.webp`)).toBeUndefined();
  });

  test.each([
    ['a phone number', phone, (rest: number) => '1'.repeat(rest), 40],
    ['a slug', slug, (rest: number) => 'x'.repeat(rest), 60],
    ['a picture', picture, (rest: number) => 'http://localhost:4103/'.padEnd(rest, 'x'), 2048],
    ['an email', email, (rest: number) => `${'x'.repeat(rest - 9)}@car.test`, 254],
  ])('%s may have so many characters, and not one more', (_, field, textOf, most) => {
    expect(v.parse(field, textOf(most))).toBe(textOf(most));
    expect(v.parse(field, textOf(most + 1))).toBeUndefined();
  });

  test('an id that states a time in the future: clocks may differ by a day', () => {
    const now = Date.parse('2026-11-19T18:40:00Z');
    const madeIn = (minutes: number) =>
      createdAt(`${Math.floor(now / 1000 + minutes * 60).toString(16)}0000000000000001`, now);
    expect([madeIn(-1), madeIn(24 * 60), madeIn(24 * 60 + 1)].map(Boolean)).toEqual([true, true, false]);
    expect(madeIn(-1)).toBe(madeIn(-1));
  });
});

test('Of several documents with the same id, a list has the first, in whatever letters the id is', () => {
  const documents = ['a', 'b', 'A'].map((letter, index) => ({ _id: letter.repeat(24), index }));
  expect(v.parse(listOf(v.object({ _id: id, index: v.number() })), documents)).toEqual([
    { _id: 'a'.repeat(24), index: 0 },
    { _id: 'b'.repeat(24), index: 1 },
  ]);
  const shape = v.pipe(
    v.object({ _id: id }),
    v.transform(({ _id, ...rest }) => ({ id: _id, ...rest })),
  );
  expect(v.parse(listOf(shape), documents)).toHaveLength(2);
  // Without an id, nothing is the same.
  expect(v.parse(listOf(v.object({ img: v.string() })), [{ img: 'x' }, { img: 'x' }])).toHaveLength(2);
});

test('A list that is shown is unreadable, not empty, if none of its documents can be read', () => {
  const item = v.object({ _id: id });
  const [read, damaged] = [{ _id: 'a'.repeat(24) }, { _id: 5 }];
  expect(v.parse(shownListOf(item), [])).toEqual([]);
  expect(v.parse(shownListOf(item), [damaged, read])).toEqual([read]);
  expect(() => v.parse(shownListOf(item), [damaged])).toThrow(v.ValiError);
  expect(v.parse(listOf(item), [damaged])).toEqual([]);
});

test('A list is read up to its limit, without what is malformed', () => {
  const names = boundedList(v.nullable(v.string()), 3);
  expect(v.parse(names, ['a', 1, null, 'b', 'c'])).toEqual(['a', null, 'b']);
});

test('A document that the host does not have is told from one that cannot be read', () => {
  const car = oneOf(v.object({ title: v.string() }));
  expect(v.parse(car, { title: 'Corolla' })).toEqual({ title: 'Corolla' });
  expect(() => v.parse(car, null)).toThrow('not-found');
  expect(() => v.parse(car, {})).toThrow(v.ValiError);
});
