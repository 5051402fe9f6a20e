import { MAX_CHART_BRANDS, MIN_RANGE_PRICES } from '@/shared/config/overviewLimits';
import { overviewMessages } from '@/shared/messages/overview';
import { drawableMax, scaleOf } from '@/shared/ui/chart/plotScale';
import type { ChartText } from './ages';
import { groupByBrand, nameOf, type OverviewCar } from './brands';
import { quantile } from './quantile';

const messages = overviewMessages.prices;
const STEPS = 4;

export interface PriceRow {
  name: string;
  count: number;
  cheapest: number;
  dearest: number;
  median: number;
  /** Between which the middle half lies; undefined for few cars, each of which is drawn. */
  box: readonly [from: number, to: number] | undefined;
  /** The prices of few cars. */
  prices: readonly number[];
}

export interface PriceChart extends ChartText {
  /** The brand with the highest median first. */
  rows: readonly PriceRow[];
  /** The end of the axis, which begins at zero. Higher prices are drawn at the edge. */
  max: number;
  ticks: readonly number[];
}

/** The stated prices of each brand. A price of zero is none: it is in posts whose price is to be asked for. */
export function brandPrices(cars: readonly OverviewCar[], brandName: (slug: string) => string): PriceChart {
  const priced = cars.filter(({ price = 0 }) => price > 0);
  const { brands, brandless } = groupByBrand(priced);
  const rows = brands
    .slice(0, MAX_CHART_BRANDS)
    .map((brand) => rowOf(nameOf(brand, brandName), brand.cars))
    .toSorted((a, b) => b.median - a.median);
  const drawn = rows.flatMap(({ cheapest, median, dearest, box = [median, median] }) => [cheapest, ...box, dearest]);
  const limit = drawableMax(drawn, undefined);
  const { max, ticks } = scaleOf(
    drawn.filter((price) => price <= limit),
    STEPS,
  );
  const priceless = cars.length - priced.length;
  return {
    sentence: sentenceOf(cars.length, priced, rows),
    notes: [
      ...(priceless > 0 && priced.length > 0 ? [messages.priceless(priceless)] : []),
      ...(brandless > 0 ? [messages.brandless(brandless)] : []),
      ...(brands.length > rows.length ? [messages.notDrawn(brands.length - rows.length)] : []),
      ...(drawn.some((price) => price > max) ? [messages.beyond(max)] : []),
    ],
    rows,
    max,
    ticks,
  };
}

function rowOf(name: string, cars: readonly OverviewCar[]): PriceRow {
  const sorted = Float64Array.from(cars, ({ price = 0 }) => price).sort();
  const prices = Array.from(sorted);
  const isFew = prices.length < MIN_RANGE_PRICES;
  return {
    name,
    count: prices.length,
    cheapest: prices[0] ?? 0,
    dearest: prices.at(-1) ?? 0,
    median: quantile(prices, 0.5),
    box: isFew ? undefined : [quantile(prices, 0.25), quantile(prices, 0.75)],
    prices: isFew ? prices : [],
  };
}

function sentenceOf(total: number, priced: readonly OverviewCar[], rows: readonly PriceRow[]) {
  if (total === 0) return messages.none;
  if (priced.length === 0) return messages.nonePriced;
  const ranges = rows.filter(({ box }) => box !== undefined);
  const [dearest, cheapest] = [ranges[0], ranges.at(-1)];
  if (dearest && cheapest) {
    const half = messages.half(cheapest.name, cheapest.median);
    return `${half}${dearest === cheapest ? '' : messages.otherHalf(dearest.name, dearest.median)}.`;
  }
  const prices = priced.map(({ price = 0 }) => price);
  const [from, to] = [Math.min(...prices), Math.max(...prices)];
  return prices.length === 1 ? messages.only(from) : messages.between(from, to);
}
