// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { FIT, limitView, moveBy, stageOf, visiblePart, zoomTo, type View } from '@/features/cars/picture/pictureView';

const wide = { width: 2, height: 1 };
const tight = { width: 1, height: 1 };

/** Rounded, because the last digit of a fraction does not matter. */
const rounded = (sizes: object) =>
  Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, Math.round(Number(size) * 1000) / 1000 + 0]));

describe('The stage in units of the picture', () => {
  test.each([
    ['a wide stage has room at the sides', [1600, 600], [800, 600], [2, 1]],
    ['a tall stage has room above and below', [400, 900], [800, 600], [1, 3]],
    ['a picture that is larger than the stage', [400, 300], [4000, 3000], [1, 1]],
    ['a picture that has not loaded', [400, 300], [0, 0], [1, 1]],
    ['a stage that is not measured yet', [0, 0], [400, 300], [1, 1]],
  ] as const)('%s', (_, [stageWidth, stageHeight], [width, height], expected) => {
    const stage = stageOf({ width: stageWidth, height: stageHeight }, { width, height });
    expect([stage.width, stage.height]).toEqual(expected);
  });
});

describe('The view of a picture', () => {
  test.each<[string, View, View]>([
    ['below 100 %', { zoom: 0.2, x: 0, y: 0 }, FIT],
    ['above 400 %', { zoom: 9, x: 0, y: 0 }, { zoom: 4, x: 0, y: 0 }],
    ['not a number', { zoom: NaN, x: NaN, y: 0 }, FIT],
    ['moved at 100 %', { zoom: 1, x: 0.3, y: -0.3 }, FIT],
    ['moved past its edge', { zoom: 2, x: 5, y: -5 }, { zoom: 2, x: 0.5, y: -0.5 }],
    ['moved within its edges', { zoom: 2, x: 0.2, y: -0.4 }, { zoom: 2, x: 0.2, y: -0.4 }],
  ])('%s', (_, view, expected) => {
    expect(rounded(limitView(view, tight))).toEqual(expected);
  });

  test('does not move sideways as long as a wide stage has room at its sides', () => {
    expect(moveBy({ zoom: 1.5, x: 0, y: 0 }, { x: 0.4, y: 0.1 }, wide)).toEqual({ zoom: 1.5, x: 0, y: 0.1 });
    expect(moveBy({ zoom: 3, x: 0, y: 0 }, { x: 0.4, y: 0.1 }, wide)).toEqual({ zoom: 3, x: 0.4, y: 0.1 });
  });

  test('keeps the point in place at which it is zoomed', () => {
    const view = zoomTo(FIT, 2, tight, { x: 0.25, y: -0.25 });
    expect(view).toEqual({ zoom: 2, x: -0.25, y: 0.25 });
    expect(zoomTo(view, 4, tight, { x: 0.25, y: -0.25 })).toEqual({ zoom: 4, x: -0.75, y: 0.75 });
    expect(rounded(zoomTo(view, 1, tight))).toEqual(FIT);
  });

  test.each([
    ['all of it', FIT, wide, { left: 0, top: 0, width: 1, height: 1 }],
    ['the middle', { zoom: 2, x: 0, y: 0 }, tight, { left: 0.25, top: 0.25, width: 0.5, height: 0.5 }],
    ['the upper left corner', { zoom: 4, x: 1.5, y: 1.5 }, tight, { left: 0, top: 0, width: 0.25, height: 0.25 }],
    ['a strip', { zoom: 2, x: 0, y: -0.5 }, wide, { left: 0, top: 0.5, width: 1, height: 0.5 }],
  ])('shows %s', (_, view, stage, part) => expect(rounded(visiblePart(view, stage))).toEqual(part));
});
