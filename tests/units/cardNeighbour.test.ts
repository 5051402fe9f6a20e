// @vitest-environment node
import { expect, test } from 'vitest';
import { cardNeighbour } from '@/app/keys/cardNeighbour';

/** Seven cards in rows of three; those of a row differ a little in height. */
const boxes = Array.from({ length: 7 }, (_, index) => ({
  left: (index % 3) * 300,
  top: Math.floor(index / 3) * 420 + (index % 2),
  height: 400,
}));

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 3],
  ['ArrowRight', 6, undefined],
  ['ArrowLeft', 3, 2],
  ['ArrowLeft', 0, undefined],
  ['ArrowDown', 0, 3],
  ['ArrowDown', 1, 4],
  ['ArrowDown', 3, 6],
  ['ArrowDown', 5, 6],
  ['ArrowDown', 6, undefined],
  ['ArrowUp', 6, 3],
  ['ArrowUp', 4, 1],
  ['ArrowUp', 2, undefined],
  ['Enter', 2, undefined],
  ['ArrowRight', 9, undefined],
  ['ArrowDown', -1, undefined],
])('%s leads from card %i to card %s', (key, index, next) => expect(cardNeighbour(boxes, index, key)).toBe(next));
