import { formatDistance, formatPrice } from '@/shared/messages/format';
import { positionMessages as messages } from '@/shared/messages/deciding';
import type { Car } from '../schema';
import { statedPrice, type PricedCar } from './comparables';
import { textWidth, type Box, type PlotFrame } from './plotFrame';
import { labelsOf, type PlotLabel } from './plotLabels';
import { scaleOf } from './plotScale';

export interface PlotPoint {
  car: PricedCar;
  x: number;
  y: number;
  /** Undefined where there is no room; the name is then shown with the focus. */
  label: PlotLabel | undefined;
}

interface Tick {
  at: number;
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
  /** Where the plate "This car" is; undefined without this car's point. */
  plate: Box | undefined;
  /** By mileage. */
  points: readonly PlotPoint[];
}

const PLATE = { width: 74, height: 26, gap: 20 };
const FIELD_PADDING = 10;

/** Everything that is drawn of a car and its comparable cars. @param others by mileage */
export function plotOf(car: Car, others: readonly PricedCar[], frame: PlotFrame): PricePlot {
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
  const plate = own.x !== undefined && own.y !== undefined ? plateAt(x, y, area) : undefined;
  const fieldLines = plate ? fieldLinesIn(x - area.left, area.bottom - y, frame) : [];
  const taken = plate ? [plate, boxAround(x, y, 14), fieldBox(fieldLines, area, frame)] : [];
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
      return { at, text: isNear ? undefined : formatPrice(value) };
    }),
    mileageTicks: spaced(
      mileages.ticks.map((value) => ({ at: xOf(value), text: distance(value) })),
      own.x === undefined ? [] : [{ at: own.x, text: own.mileage }],
      frame.text,
    ),
  };
}

/** Drops the texts of ticks that would touch those before them. */
function spaced(ticks: readonly { at: number; text: string }[], first: typeof ticks, size: number): Tick[] {
  const shown = [...first];
  return ticks.map((tick) => {
    const isFree = shown.every(
      ({ at, text }) => Math.abs(at - tick.at) > (textWidth(text, size) + textWidth(tick.text, size)) / 2 + 8,
    );
    if (isFree) shown.push(tick);
    return { at: tick.at, text: isFree ? tick.text : undefined };
  });
}

/** To the right of this car, or to its left at the end of the axis. */
function plateAt(x: number, y: number, area: Box): Box {
  const { width, height, gap } = PLATE;
  const left = x + gap + width <= area.right ? x + gap : x - gap - width;
  return { left, right: left + width, top: y - height / 2, bottom: y + height / 2 };
}

function fieldLinesIn(width: number, height: number, { isWide, text }: PlotFrame): readonly string[] {
  const lines = isWide ? [messages.field] : messages.fieldLines;
  const needed = Math.max(...lines.map((line) => textWidth(line, text))) + FIELD_PADDING;
  return needed <= width && lines.length * (text + 3) + FIELD_PADDING * 2 <= height ? lines : [];
}

function fieldBox(lines: readonly string[], { left, bottom }: Box, { text }: PlotFrame): Box {
  const width = Math.max(0, ...lines.map((line) => textWidth(line, text)));
  return { left, right: left + width + FIELD_PADDING, top: bottom - lines.length * (text + 3) - FIELD_PADDING, bottom };
}

function boxAround(x: number, y: number, radius: number): Box {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}
