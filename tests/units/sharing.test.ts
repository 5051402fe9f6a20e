// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { bytesOf, isSameAnswer, keepBytes, share } from '@/shared/live/sharing';
import { bufferOf } from '@tests/support/bufferOf';

describe('An answer that came again', () => {
  const corolla = { id: 'a', title: 'Corolla', seller: { name: 'Mara' } };
  const focus = { id: 'b', title: 'Focus', seller: { name: 'Mara' } };
  const wrangler = { id: 'c', title: 'Wrangler', seller: { name: 'Noor' } };
  const again = <T>(data: T) => structuredClone(data);
  const known = [corolla, focus];

  test('is the same object when nothing is new, and then says its newest bytes', () => {
    const next = again(known);
    const bytes = bufferOf('new');
    keepBytes(known, bufferOf('old'));
    keepBytes(next, bytes);
    expect(share(known, next)).toBe(known);
    expect(bytesOf(known)).toBe(bytes);
  });

  test.each([
    ['nothing', '', '', true],
    ['the same', 'ninecharA', 'ninecharA', true],
    ['another first character', 'Ninechars', 'ninechars', false],
    ['another last character', 'ninecharA', 'ninecharB', false],
    ['another fourth from the end', 'eightABC', 'eighTABC', false],
    ['more', 'nine', 'ninechars', false],
  ])('is told by its bytes: %s', (_, one, other, isSame) => {
    expect(isSameAnswer(bufferOf(one), bufferOf(other))).toBe(isSame);
  });

  test('is not the same as none', () => {
    expect(isSameAnswer(undefined, bufferOf(''))).toBe(false);
  });

  test.each([
    ['an arrival before them', [wrangler, corolla, focus], [false, true, true]],
    ['a removal', [focus], [true]],
    ['another order', [focus, corolla], [true, true]],
    ['a change of one', [{ ...corolla, title: 'Corolla GR' }, focus], [false, true]],
  ])('keeps the documents that are equal through %s', (_, next, isKept) => {
    const shared = share(known, again(next));
    expect(shared).toEqual(next);
    expect(Array.isArray(shared) && shared.map((item: unknown) => item === corolla || item === focus)).toEqual(isKept);
  });

  test('keeps what is equal within one document, and takes what is no list as it is', () => {
    const shared = share(corolla, { ...again(corolla), title: 'Corolla GR' });
    expect(shared).toEqual({ ...corolla, title: 'Corolla GR' });
    expect(shared).toHaveProperty('seller', corolla.seller);
    expect(share(undefined, known)).toBe(known);
    expect(share(known, null)).toBeNull();
    expect(share(['a', 'b'], ['b'])).toEqual(['b']);
  });
});
