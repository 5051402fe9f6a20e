import { scaleOf } from './plotScale';
import type { Car } from '@/cars/schema';
import { statedPrice, type PricedCar } from './pricePosition';

/** All numbers are percent of the plot's inside, from its lower left corner. */
export interface PricePlot {
  points: readonly { car: PricedCar; x: number; y: number; isNamed: boolean }[];
  /** This car; undefined for what its post does not state. */
  own: { x: number | undefined; y: number | undefined };
  mileages: readonly { at: number; value: number }[];
  prices: readonly { at: number; value: number }[];
}

/** About the room that a name takes at a desk. */
const NAME = { width: 20, height: 7 };

/** Where the cars are in a plot of price against mileage. @param others by mileage */
export function plotOf(car: Car, others: readonly PricedCar[]): PricePlot {
  const price = statedPrice(car);
  const prices = scaleOf([...others.map((other) => other.price), price ?? 0]);
  const mileages = scaleOf([...others.map((other) => other.mileage), car.mileage ?? 0], 4);
  const xOf = (mileage: number) => (mileage / mileages.max) * 100;
  const yOf = (dollars: number) => (dollars / prices.max) * 100;
  const own = {
    x: car.mileage === undefined ? undefined : xOf(car.mileage),
    y: price === undefined ? undefined : yOf(price),
  };
  const dots = others.map((other) => ({ car: other, x: xOf(other.mileage), y: yOf(other.price) }));

  return {
    own,
    points: dots.map((dot) => ({ ...dot, isNamed: isFree(dot, [...dots, { x: own.x ?? -100, y: own.y ?? -100 }]) })),
    mileages: mileages.ticks.map((value) => ({ at: xOf(value), value })),
    prices: prices.ticks.map((value) => ({ at: yOf(value), value })),
  };
}

interface Dot {
  x: number;
  y: number;
}

/** Whether a name beside the dot would cover neither another dot nor its name. */
function isFree(dot: Dot, all: readonly Dot[]) {
  return all.every(
    (other) => other === dot || Math.abs(other.y - dot.y) > NAME.height || Math.abs(other.x - dot.x) > NAME.width,
  );
}
