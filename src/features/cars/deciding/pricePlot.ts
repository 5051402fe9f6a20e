import { positionMessages as messages } from '@/shared/messages/deciding';
import { formatDistance, formatPrice } from '@/shared/messages/format';
import type { Car } from '../schema';
import { statedPrice, type PricedCar } from './comparables';
import { textWidth, type Box, type PlotFrame } from './plotFrame';
import { labelsOf, type PlotLabel } from './plotLabels';
import { boxAround, fieldBox, fieldLinesIn, plateAt } from './plotPlaces';
import { scaleOf } from '@/shared/ui/chart/plotScale';

export interface PlotPoint {
  car: PricedCar;
  x: number;
  y: number;
  /** Undefined where there is no room; the name is then shown with the focus. */
  label: PlotLabel | undefined;
}

interface Tick {
  at: number;
  /** The middle of the text, which stays inside the plot. */
  textAt: number;
  /** Undefined if it would touch this car's own number, or its neighbour. */
  text: string | undefined;
}

export interface PricePlot {
  frame: PlotFrame;
  /** The inside of the axes. */
  area: Box;
  priceTicks: readonly Tick[];
  mileageTicks: readonly Tick[];
  /** This car; a coordinate is undefined if the post does not state the number. */
  own: { x: number | undefined; y: number | undefined; price: string; mileage: string };
  /** The lines of the hint in the field "cheaper and less driven"; none if there is no room. */
  fieldLines: readonly string[];
  /** The plate "This car", which also counts the cars at its point; undefined without this car's point. */
  plate: (Box & { text: string }) | undefined;
  /** By mileage. */
  points: readonly PlotPoint[];
}

/**
 * Everything that is drawn of a car and its comparable cars.
 * @param others by mileage
 * @param same how many comparable cars have exactly this price and mileage, so that their points are below this one
 */
export function plotOf(car: Car, others: readonly PricedCar[], same: number, frame: PlotFrame): PricePlot {
  const price = statedPrice(car);
  const prices = scaleOf([...others.map((other) => other.price), price ?? 0]);
  const left = Math.max(...prices.ticks.map((tick) => textWidth(formatPrice(tick), frame.text))) + 20;
  const area = { left, top: frame.top, right: frame.width - frame.right, bottom: frame.height - frame.bottom };
  const distance = frame.isWide ? formatDistance : (km: number) => formatDistance(km).replace(' km', '');
  const mileages = scaleOf([...others.map(({ mileage }) => mileage), car.mileage ?? 0], frame.isWide ? 5 : 3);

  const xOf = (km: number) => area.left + (km / mileages.max) * (area.right - area.left - frame.dot);
  const yOf = (dollars: number) => area.bottom - (dollars / prices.max) * (area.bottom - area.top);
  const own = {
    x: car.mileage === undefined ? undefined : xOf(car.mileage),
    y: price === undefined ? undefined : yOf(price),
    price: price === undefined ? '' : formatPrice(price),
    mileage: car.mileage === undefined ? '' : distance(car.mileage),
  };
  const dots = others.map((other) => ({ car: other, x: xOf(other.mileage), y: yOf(other.price) }));
  const { x = area.left, y = area.bottom } = own;
  const text = same === 0 ? messages.thisCar : messages.thisCarAnd(same);
  const plate =
    own.x === undefined || own.y === undefined ? undefined : { ...plateAt({ x, y }, text, area, dots, frame), text };
  const fieldLines = plate ? fieldLinesIn(x - area.left, area.bottom - y, frame) : [];
  const taken = plate
    ? [
        plate,
        boxAround(x, y, 14),
        fieldBox(fieldLines, area, frame),
        // The dashed lines to the axes.
        { left: area.left, right: x, top: y - 1, bottom: y + 1 },
        { left: x - 1, right: x + 1, top: y, bottom: area.bottom },
      ]
    : [];
  const nearestFirst = dots.toSorted((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y));
  const labels = labelsOf(dots, nearestFirst, taken, area, frame);

  return {
    frame,
    area,
    own,
    plate,
    fieldLines,
    points: dots.map((dot) => ({ ...dot, label: labels.get(dot) })),
    priceTicks: prices.ticks.map((value) => {
      const at = yOf(value);
      const isNear = own.y !== undefined && Math.abs(at - own.y) < frame.text + 4;
      return { at, textAt: at, text: isNear ? undefined : formatPrice(value) };
    }),
    mileageTicks: spaced(
      mileages.ticks.map((value) => ({ at: xOf(value), text: distance(value) })),
      own.x === undefined ? [] : [{ at: own.x, text: own.mileage }],
      frame,
    ),
  };
}

/** Drops the texts of ticks that would touch those before them. */
function spaced(
  ticks: readonly { at: number; text: string }[],
  first: typeof ticks,
  { text: size, width }: PlotFrame,
): Tick[] {
  const shown = [...first];
  return ticks.map(({ at: mark, text }) => {
    const half = textWidth(text, size) / 2;
    const at = Math.min(mark, width - half);
    const isFree = shown.every((other) => Math.abs(other.at - at) > textWidth(other.text, size) / 2 + half + 8);
    if (isFree) shown.push({ at, text });
    return { at: mark, textAt: at, text: isFree ? text : undefined };
  });
}
