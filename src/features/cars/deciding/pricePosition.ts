import { MAX_PLOT_POINTS, MIN_COMPARABLES } from '@/shared/config/carLimits';
import { positionMessages as messages } from '@/shared/messages/deciding';
import type { Car } from '../schema';
import { comparablesOf, statedPrice, type PricedCar } from './comparables';
import type { PlotFrame } from './plotFrame';
import { shortName } from './plotLabels';
import { plotOf, type PricePlot } from './pricePlot';
import { drawableMax } from '@/shared/ui/chart/plotScale';

export interface PricePosition {
  lead: string | undefined;
  sentence: string;
  /** How it is computed; undefined if nothing is. */
  method: string | undefined;
  /** The comparable cars by mileage, at most `MAX_PLOT_POINTS`. */
  shown: readonly PricedCar[];
  /** Which of many cars are shown. */
  rest: string | undefined;
  /** Undefined if there are too few comparable cars. */
  plot: PricePlot | undefined;
  /** The cars that are cheaper and driven less, with the one to show. */
  better: { text: string; car: PricedCar } | undefined;
  /** The cars that are dearer and driven more. */
  worse: string | undefined;
}

const MAX_NAMES = 3;

/** Where a car's price stands among comparable cars: all points, axes and texts. */
export function pricePosition(car: Car, all: readonly Car[], frame: PlotFrame): PricePosition {
  const { cars, name, scarceModel } = comparablesOf(car, all);
  const none = {
    lead: undefined,
    method: undefined,
    rest: undefined,
    plot: undefined,
    better: undefined,
    worse: undefined,
  };
  if (name === undefined) return { ...none, sentence: messages.brandless, shown: [] };
  if (cars.length < MIN_COMPARABLES)
    return { ...none, sentence: messages.tooFew(cars.length, name), shown: cars.toSorted(byMileage) };

  const price = statedPrice(car);
  const shown = nearest(car, cars).toSorted(byMileage);
  const atSamePoint = cars.filter((other) => other.price === price && other.mileage === car.mileage);
  return {
    lead: messages.lead(cars.length, name),
    sentence: price === undefined ? messages.unpriced : verdict(price, car.mileage, cars),
    method: messages.method(name, scarceModel),
    shown,
    rest: shown.length < cars.length ? messages.notDrawn(shown.length, cars.length) : undefined,
    plot: plotOf(car, shown, atSamePoint.length, frame),
    ...betterAndWorse(price, car.mileage, cars),
  };
}

function verdict(price: number, mileage: number | undefined, cars: readonly PricedCar[]) {
  const counts = {
    cheaper: cars.filter((other) => other.price < price).length,
    same: cars.filter((other) => other.price === price).length,
    dearer: cars.filter((other) => other.price > price).length,
  };
  const driven = mileage !== undefined && {
    all: cars.length,
    less: cars.filter((other) => other.mileage < mileage).length,
    more: cars.filter((other) => other.mileage > mileage).length,
  };
  return messages.verdict(counts, driven || undefined);
}

function betterAndWorse(price: number | undefined, mileage: number | undefined, cars: readonly PricedCar[]) {
  if (price === undefined || mileage === undefined) return { better: undefined, worse: undefined };
  const better = cars.filter((other) => other.price < price && other.mileage < mileage);
  const worse = cars.filter((other) => other.price > price && other.mileage > mileage);
  const names = worse.length <= MAX_NAMES ? listOfNames(worse) : undefined;
  const cheapest = better.reduce<PricedCar | undefined>(
    (best, other) => (best && byPrice(best, other) < 0 ? best : other),
    undefined,
  );
  return {
    better: cheapest && { text: messages.both(better.length), car: cheapest },
    worse: worse.length > 0 ? messages.worse(worse.length, names) : undefined,
  };
}

function listOfNames(cars: readonly PricedCar[]) {
  return new Intl.ListFormat('en').format(cars.map((car) => shortName(car, 18)));
}

/** Of many cars those nearest in price and mileage, without values so high that the others could not be told apart. */
function nearest(car: Car, cars: readonly PricedCar[]) {
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
  const near = cars.filter((other) => other.price <= maxPrice && other.mileage <= maxMileage);
  // Numbers alone sort much faster than cars, of which there may be thousands.
  const farthest = Float64Array.from(near, distanceTo).sort()[MAX_PLOT_POINTS - 1] ?? Infinity;
  return near.filter((other) => distanceTo(other) <= farthest).slice(0, MAX_PLOT_POINTS);
}

function byMileage(a: PricedCar, b: PricedCar) {
  return a.mileage - b.mileage || byPrice(a, b);
}

function byPrice(a: PricedCar, b: PricedCar) {
  return a.price - b.price || a.mileage - b.mileage || (a.id < b.id ? -1 : 1);
}
