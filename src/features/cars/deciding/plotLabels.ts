import { truncate } from '@/shared/messages/format';
import { titleOf } from '../titleOf';
import type { PricedCar } from './comparables';
import { withoutBrand } from '../related/modelName';
import { overlaps, textWidth, type Box, type PlotFrame } from './plotFrame';

export interface PlotLabel {
  text: string;
  x: number;
  y: number;
  anchor: 'start' | 'end';
}

export interface Dot {
  car: PricedCar;
  x: number;
  y: number;
}

const GAP = 6;

/**
 * Names points where there is room: the nearest to this car first, at their right, else at their left. A name never covers
 * another name, a point or this car.
 * @param taken boxes that must stay free
 * @param area where names may be
 */
export function labelsOf(
  dots: readonly Dot[],
  nearestFirst: readonly Dot[],
  taken: readonly Box[],
  area: Box,
  frame: PlotFrame,
) {
  const radius = frame.dot + 2;
  const obstacles = [
    ...taken,
    ...dots.map(({ x, y }) => ({ left: x - radius, right: x + radius, top: y - radius, bottom: y + radius })),
  ];
  const labels = new Map<Dot, PlotLabel>();

  for (const dot of nearestFirst) {
    const text = shortName(dot.car, frame.label);
    const width = textWidth(text, frame.text);
    const side = [dot.x + frame.dot + GAP, dot.x - frame.dot - GAP - width]
      .map((left) => ({
        left,
        right: left + width,
        top: dot.y - frame.text / 2 - 2,
        bottom: dot.y + frame.text / 2 + 2,
      }))
      .find((box) => isWithin(box, area) && !obstacles.some((obstacle) => overlaps(box, obstacle)));
    if (!side) continue;
    obstacles.push(side);
    const isRight = side.left > dot.x;
    labels.set(dot, {
      text,
      x: isRight ? side.left : side.right,
      y: dot.y + frame.text * 0.35,
      anchor: isRight ? 'start' : 'end',
    });
  }
  return labels;
}

/** As many of the title's words, without the brand, as fit. */
export function shortName({ title, brand }: Pick<PricedCar, 'title' | 'brand'>, length: number) {
  const [first = '', ...others] = withoutBrand(titleOf({ title }), brand).split(' ');
  let name = first;
  for (const word of others) {
    if (name.length + 1 + word.length > length) break;
    name += ` ${word}`;
  }
  return truncate(name, length);
}

function isWithin(box: Box, area: Box) {
  return box.left >= area.left && box.right <= area.right && box.top >= area.top && box.bottom <= area.bottom;
}
