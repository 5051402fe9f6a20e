import { beforeEach, describe, expect, test } from 'vitest';
import { moveNote, wishNotes, writeNote } from '@/features/wishlist/following/wishNotes';
import { clearUserDrafts } from '@/shared/browser/clearUserDrafts';

const noor = 'noor@example.test';
const idOf = (number: number) => number.toString(16).padStart(24, '0');
const noted = () => wishNotes.read(noor).map(({ carId, text }) => [carId, text]);

beforeEach(() => clearUserDrafts());

describe('The notes about cars', () => {
  test('are at most 200; the oldest is dropped', () => {
    for (let number = 0; number < 201; number += 1) writeNote(noor, idOf(number), `Note ${number}`);
    expect(noted()).toHaveLength(200);
    expect(noted().at(-1)).toEqual([idOf(1), 'Note 1']);
    expect(JSON.stringify(localStorage)).not.toContain('Note 0\\"');
  });

  test('have at most 500 characters, without spaces around them, and are removed by an empty text', () => {
    writeNote(noor, idOf(1), `  ${'x'.repeat(600)}  `);
    expect(noted()).toEqual([[idOf(1), 'x'.repeat(500)]]);
    writeNote(noor, idOf(1), '  ');
    expect(noted()).toEqual([]);
  });

  test('go to the new post of a car, unless that has a note of its own', () => {
    writeNote(noor, idOf(1), 'Tow bar?');
    moveNote(noor, idOf(1), idOf(2));
    expect(noted()).toEqual([[idOf(2), 'Tow bar?']]);
    writeNote(noor, idOf(1), 'Winter tyres?');
    moveNote(noor, idOf(1), idOf(2));
    expect(noted()).toContainEqual([idOf(2), 'Tow bar?']);
  });

  test('that are malformed are dropped', () => {
    const notes = [
      null,
      'x',
      { carId: '..', text: 'a' },
      { carId: idOf(1) },
      { carId: idOf(2), text: 'y'.repeat(501) },
    ];
    localStorage.setItem(`kept for ${noor} wish notes 1`, JSON.stringify([...notes, { carId: idOf(3), text: 'Kept' }]));
    expect(noted()).toEqual([[idOf(3), 'Kept']]);
  });
});
