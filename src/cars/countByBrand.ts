import type { Car } from './schema';

/** Returns how many cars have a brand's slug, spelled as the API finds them by it. */
export const countByBrand = (cars: readonly Car[]) => (slug: string) =>
  cars.filter(({ brand }) => brand === slug).length;
