import { truncate } from '@/shared/messages/format';
import { once } from '@/shared/text/once';

const MAX_NAME = 20;
const collator = once(() => new Intl.Collator('en'));

/** A listed car. `brand` is the slug of the API, as the post has it. */
export interface OverviewCar {
  id: string;
  brand: string | undefined;
  price: number | undefined;
}

export interface BrandGroup {
  /** The slug in lower case. */
  key: string;
  /** By which the API finds its cars; undefined if the posts spell it in several ways, each of which finds only some of them. */
  slug: string | undefined;
  cars: readonly OverviewCar[];
}

/** The cars of each brand, the one with the most cars first, and how many cars name none. Capitals do not matter. */
export function groupByBrand(cars: readonly OverviewCar[]) {
  const groups = new Map<string, { slugs: Set<string>; cars: OverviewCar[] }>();
  let brandless = 0;
  for (const car of cars) {
    if (car.brand === undefined) {
      brandless += 1;
      continue;
    }
    const key = car.brand.toLowerCase();
    const group = groups.get(key) ?? { slugs: new Set(), cars: [] };
    group.slugs.add(car.brand);
    group.cars.push(car);
    groups.set(key, group);
  }
  const brands = [...groups].map(([key, { slugs, cars: ofBrand }]): BrandGroup => {
    const [slug] = slugs;
    return { key, slug: slugs.size === 1 ? slug : undefined, cars: ofBrand };
  });
  const { compare } = collator();
  return {
    brands: brands.toSorted((a, b) => b.cars.length - a.cars.length || compare(a.key, b.key)),
    brandless,
  };
}

/** @param brandName the shown name of a slug */
export function nameOf({ key }: BrandGroup, brandName: (slug: string) => string) {
  return truncate(brandName(key), MAX_NAME);
}
