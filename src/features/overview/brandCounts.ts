import { MAX_CHART_BRANDS } from '@/shared/config/overviewLimits';
import { overviewMessages } from '@/shared/messages/overview';
import type { Bar, ChartText } from './ages';
import { groupByBrand, nameOf, type BrandGroup, type OverviewCar } from './brands';

const messages = overviewMessages.brands;
/** A sentence names no more brands than these. */
const MAX_NAMED = 3;

interface BrandBar extends Bar {
  slug: string | undefined;
}

export interface BrandChart extends ChartText {
  bars: readonly BrandBar[];
}

/** How many cars of each brand are listed, the most first. */
export function brandCounts(cars: readonly OverviewCar[], brandName: (slug: string) => string): BrandChart {
  const { brands, brandless } = groupByBrand(cars);
  const shown = brands.length > MAX_CHART_BRANDS ? brands.slice(0, MAX_CHART_BRANDS - 1) : brands;
  const others = brands.slice(shown.length);
  const { sentence, hotCount } = saidOf(brands, cars.length, brandName);
  return {
    sentence,
    notes: brandless > 0 && brands.length > 0 ? [messages.brandless(brandless)] : [],
    bars: [
      ...shown.map((brand, index) => ({
        label: nameOf(brand, brandName),
        slug: brand.slug,
        count: brand.cars.length,
        isHot: index < hotCount,
      })),
      ...(others.length > 0
        ? [{ label: messages.others(others.length), slug: undefined, count: countOf(others), isHot: false }]
        : []),
    ],
  };
}

/** The sentence, and how many of the first brands it is about. */
function saidOf(sorted: readonly BrandGroup[], total: number, brandName: (slug: string) => string) {
  const [first, second] = sorted;
  if (total === 0) return { sentence: messages.none, hotCount: 0 };
  if (!first) return { sentence: messages.noneNamed, hotCount: 0 };
  if (first.cars.length === total) return { sentence: messages.all(nameOf(first, brandName), total), hotCount: 1 };

  for (let count = 1; count <= MAX_NAMED; count += 1) {
    const named = sorted.slice(0, count);
    const next = sorted[count];
    const isTied = next !== undefined && next.cars.length === named.at(-1)?.cars.length;
    if (countOf(named) * 2 > total && !isTied)
      return {
        sentence: messages.majority(
          named.map((brand) => nameOf(brand, brandName)),
          total,
        ),
        hotCount: named.length,
      };
  }
  if (second?.cars.length === first.cars.length) return { sentence: messages.even(total), hotCount: 0 };
  return { sentence: messages.first(nameOf(first, brandName), first.cars.length, total), hotCount: 1 };
}

function countOf(brands: readonly BrandGroup[]) {
  return brands.reduce((sum, { cars }) => sum + cars.length, 0);
}
