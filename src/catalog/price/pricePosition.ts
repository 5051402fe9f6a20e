import { modelOf } from '@/cars/modelName';
import { statedPrice } from '@/cars/payablePrice';
import type { Car } from '@/cars/schema';
import { brandName } from '@/cars/specs';
import { MAX_PLOT_POINTS, MIN_COMPARABLES } from './limits';
import { priceTexts as texts } from './texts';

export interface PricePosition {
  /** For example "Cheaper than 7 of 11 comparable cars". */
  verdict: string;
  /** How many cars are both cheaper and driven less, or how the mileage compares. */
  details: string;
  /** Which cars were counted. */
  method: string;
  /** What the cars have in common, for example "BMW X3". */
  name: string;
  cars: readonly PricedCar[];
}

/** Where a car's price stands among comparable cars; undefined without a price or with too few of them. */
export function pricePosition(car: Car, all: readonly Car[]): PricePosition | undefined {
  const price = statedPrice(car);
  const { cars, name, scarceModel } = comparablesOf(car, all, isPriced);
  if (price === undefined || name === undefined || cars.length < MIN_COMPARABLES) return undefined;

  const { mileage } = car;
  const cheaper = cars.filter((other) => other.price < price).length;
  const dearer = cars.filter((other) => other.price > price).length;
  return {
    verdict: texts.verdict(cheaper, cars.length - cheaper - dearer, dearer),
    details:
      mileage === undefined
        ? texts.noMileage
        : texts.both(cars.filter((other) => other.price < price && other.mileage < mileage).length),
    method: texts.method(name, scarceModel),
    name,
    cars,
  };
}

/** Of many cars those nearest in price and mileage, without values so high that the others could not be told apart, by mileage. */
export function nearestCars(car: Car, cars: readonly PricedCar[]) {
  const price = statedPrice(car);
  const maxPrice = drawableMax(
    cars.map((other) => other.price),
    price,
  );
  const maxMileage = drawableMax(
    cars.map((other) => other.mileage),
    car.mileage,
  );
  const distanceTo = (other: PricedCar) =>
    Math.hypot(
      (other.price - (price ?? other.price)) / maxPrice,
      (other.mileage - (car.mileage ?? other.mileage)) / maxMileage,
    );
  return cars
    .filter((other) => other.price <= maxPrice && other.mileage <= maxMileage)
    .toSorted((a, b) => distanceTo(a) - distanceTo(b))
    .slice(0, MAX_PLOT_POINTS)
    .toSorted((a, b) => a.mileage - b.mileage || a.price - b.price);
}

export type PricedCar = Car & { price: number; mileage: number };

export interface Comparables<Other extends Car> {
  cars: readonly Other[];
  /** What they have in common, for instance "BMW" or "BMW X3"; undefined if the car has no brand. */
  name: string | undefined;
  /** The car's model, if too few cars of it are listed. */
  scarceModel: string | undefined;
}

/**
 * The other cars of the same model if there are enough of them, else those of the same brand.
 * @param isComparable whether another car states what is compared
 */
export function comparablesOf<Other extends Car>(
  car: Car,
  all: readonly Car[],
  isComparable: (other: Car) => other is Other,
): Comparables<Other> {
  const brand = car.brand?.toLowerCase();
  if (car.brand === undefined) return { cars: [], name: undefined, scarceModel: undefined };

  const ofBrand = all
    .filter((other) => other.brand?.toLowerCase() === brand && other.id !== car.id)
    .filter(isComparable);
  const name = brandName(car.brand);
  const model = modelOf(car);
  const ofModel = model ? ofBrand.filter((other) => modelOf(other)?.key === model.key) : [];
  return model && ofModel.length >= MIN_COMPARABLES
    ? { cars: ofModel, name: `${name} ${model.name}`, scarceModel: undefined }
    : { cars: ofBrand, name, scarceModel: model?.name };
}

export function hasPrice(car: Car): car is Car & { price: number } {
  return statedPrice(car) !== undefined;
}

function isPriced(car: Car): car is PricedCar {
  return hasPrice(car) && car.mileage !== undefined;
}

/** All numbers are percent of the plot's inside, from its lower left corner. */
export interface PricePlot {
  points: readonly { car: PricedCar; x: number; y: number; isNamed: boolean }[];
  /** This car; undefined for what its post does not state. */
  own: { x: number | undefined; y: number | undefined };
  mileages: readonly { at: number; value: number }[];
  prices: readonly { at: number; value: number }[];
}

/** About the room that a name takes on a desktop screen. */
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
  const ownDots = own.x === undefined || own.y === undefined ? [] : [{ x: own.x, y: own.y }];
  const drawn = [...dots, ...ownDots];

  return {
    own,
    points: dots.map((dot) => ({ ...dot, isNamed: isFree(dot, drawn) })),
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

/** The parts of an axis between two ticks, at most. */
const MAX_STEPS = 5;
const STEPS = [1, 2, 2.5, 5, 10];
/** Above so many times the upper quartile, a value is not drawn: one absurd price would press all others onto the axis. */
const FAR_OUT = 4;

interface Scale {
  /** The value at the end of the axis, which begins at zero. */
  max: number;
  ticks: readonly number[];
}

/** An axis from zero with round ticks that has room for all values. @param steps how many at most */
function scaleOf(values: readonly number[], steps = MAX_STEPS): Scale {
  const highest = Math.max(1, ...values);
  const step = roundStep(highest / steps);
  const count = Math.ceil(highest / step);
  return { max: count * step, ticks: Array.from({ length: count + 1 }, (_, index) => index * step) };
}

/** The highest value that is worth drawing. @param own this car's value, which is always drawn */
function drawableMax(values: readonly number[], own: number | undefined) {
  const sorted = Float64Array.from(values).sort();
  const quartile = sorted[Math.floor(sorted.length * 0.75)] ?? 0;
  return quartile === 0 ? Infinity : Math.max(quartile * FAR_OUT, own ?? 0);
}

function roundStep(least: number) {
  const power = 10 ** Math.floor(Math.log10(least));
  return Math.max(1, power * (STEPS.find((step) => step * power >= least) ?? 10));
}
