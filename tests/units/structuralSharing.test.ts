// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { bytesOf, isSameBytes, rememberBytes } from '@/shared/live/responseBytes';
import { structuralShareById } from '@/shared/live/structuralShareById';
import { bufferOf } from '@tests/support/bufferOf';

describe('A response that came again', () => {
  const corolla = { id: 'a', title: 'Corolla', seller: { name: 'Mara' } };
  const focus = { id: 'b', title: 'Focus', seller: { name: 'Mara' } };
  const wrangler = { id: 'c', title: 'Wrangler', seller: { name: 'Noor' } };
  const again = <T>(data: T) => structuredClone(data);
  const known = [corolla, focus];

  test('is the same object when nothing is new, and then has its newest bytes', () => {
    const next = again(known);
    const bytes = bufferOf('new');
    rememberBytes(known, bufferOf('old'));
    rememberBytes(next, bytes);
    expect(structuralShareById(known, next)).toBe(known);
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
    expect(isSameBytes(bufferOf(one), bufferOf(other))).toBe(isSame);
  });

  test('is not the same as none', () => {
    expect(isSameBytes(undefined, bufferOf(''))).toBe(false);
  });

  test.each([
    ['an arrival before them', [wrangler, corolla, focus], [false, true, true]],
    ['a removal', [focus], [true]],
    ['another order', [focus, corolla], [true, true]],
    ['a change of one', [{ ...corolla, title: 'Corolla GR' }, focus], [false, true]],
  ])('keeps the documents that are equal through %s', (_, next, isKept) => {
    const shared = structuralShareById(known, again(next));
    expect(shared).toEqual(next);
    expect(Array.isArray(shared) && shared.map((item: unknown) => item === corolla || item === focus)).toEqual(isKept);
  });

  test('keeps what is equal within one document, and takes what is no list as it is', () => {
    const shared = structuralShareById(corolla, { ...again(corolla), title: 'Corolla GR' });
    expect(shared).toEqual({ ...corolla, title: 'Corolla GR' });
    expect(shared).toHaveProperty('seller', corolla.seller);
    expect(structuralShareById(undefined, known)).toBe(known);
    expect(structuralShareById(known, null)).toBeNull();
    expect(structuralShareById(['a', 'b'], ['b'])).toEqual(['b']);
  });
});
