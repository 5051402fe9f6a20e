// @vitest-environment node
import { expect, test } from 'vitest';
import { readsAsFixed } from '@/cars/carFields';

test.each([
  true,
  1,
  'fixed',
  'Fixed price',
  'FIXED, not negotiable',
  'no',
  'No',
  'non-negotiable',
  'Non‑negotiable',
  'non negotiable',
  'Not negotiable',
  'not neg.',
  'no negotiation',
  'last price',
  'true',
  'yesterday',
  'nonnegotiable',
  'no, fixed',
])('%j is a fixed price (§9)', (value) => {
  expect(readsAsFixed(value)).toBe(true);
});

test.each([
  false,
  undefined,
  null,
  '',
  '   ',
  0,
  'neg',
  'NEG.',
  'negotiable',
  'Slightly negotiable',
  'Negotiable, no lowballers',
  'yes',
  'Yes please',
  'Not fixed',
  'Price is not a fixed one',
  'non-fixed',
  'No fixed price',
])('%j is negotiable (§9)', (value) => {
  expect(readsAsFixed(value)).toBe(false);
});
