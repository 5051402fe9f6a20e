// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { structuralShareById } from '@/api/queryClient';

describe('A repeated response', () => {
  const corolla = { id: 'a', title: 'Corolla', seller: { name: 'Mara' } };
  const focus = { id: 'b', title: 'Focus', seller: { name: 'Mara' } };
  const wrangler = { id: 'c', title: 'Wrangler', seller: { name: 'Noor' } };
  const cloneOf = <T>(data: T) => structuredClone(data);
  const current = [corolla, focus];

  test('is the same object if nothing has changed', () => {
    expect(structuralShareById(current, cloneOf(current))).toBe(current);
  });

  test.each([
    ['a new document before them', [wrangler, corolla, focus], [false, true, true]],
    ['a removal', [focus], [true]],
    ['a removal at the end', [corolla], [true]],
    ['another order', [focus, corolla], [true, true]],
    ['a change of one document', [{ ...corolla, title: 'Corolla GR' }, focus], [false, true]],
  ])('keeps equal documents despite %s', (_, next, isKept) => {
    const shared = structuralShareById(current, cloneOf(next));
    expect(shared).toEqual(next);
    expect(Array.isArray(shared) && shared.map((item: unknown) => item === corolla || item === focus)).toEqual(isKept);
  });

  test('keeps equal parts within a document, and leaves other values as they are', () => {
    const shared = structuralShareById(corolla, { ...cloneOf(corolla), title: 'Corolla GR' });
    expect(shared).toEqual({ ...corolla, title: 'Corolla GR' });
    expect(shared).toHaveProperty('seller', corolla.seller);
    expect(structuralShareById(undefined, current)).toBe(current);
    expect(structuralShareById(current, null)).toBeNull();
    expect(structuralShareById(['a', 'b'], ['b'])).toEqual(['b']);
    expect(structuralShareById([null], [null, 'b'])).toEqual([null, 'b']);
  });
});
