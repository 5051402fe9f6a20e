import type { Car } from './schema';

/** The five brands that a car can be posted with: the `slug` of the REST API and the shown name. */
export const brands = [
  { value: 'toyota', label: 'Toyota' },
  { value: 'bmw', label: 'BMW' },
  { value: 'ford', label: 'Ford' },
  { value: 'jeep', label: 'Jeep' },
  { value: 'jaguar', label: 'Jaguar' },
] as const;

/** The shown name of a brand. A slug that is none of the five is returned as it is. */
export function brandName(slug: string) {
  return brands.find(({ value }) => value === slug.toLowerCase())?.label ?? slug;
}

/** Returns how many cars have a brand's slug, spelled as the API finds them by it. */
export const countByBrand = (cars: readonly Car[]) => (slug: string) =>
  cars.filter(({ brand }) => brand === slug).length;
