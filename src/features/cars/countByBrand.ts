import type { Car } from './schema';

/** Returns how many cars have a brand's slug, spelled as the API finds them by it. */
export function countByBrand(cars: readonly Car[]) {
  const counts = new Map<string | undefined, number>();
  for (const { brand } of cars) counts.set(brand, (counts.get(brand) ?? 0) + 1);
  return (slug: string) => counts.get(slug) ?? 0;
}
