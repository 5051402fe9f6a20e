/** The five brands that a car may be posted under: the wire's `slug` and what people read. */
export const brands = [
  { value: 'toyota', label: 'Toyota' },
  { value: 'bmw', label: 'BMW' },
  { value: 'ford', label: 'Ford' },
  { value: 'jeep', label: 'Jeep' },
  { value: 'jaguar', label: 'Jaguar' },
] as const;

/** A brand as people write it; one that is none of the five stays as it was posted. */
export function brandName(slug: string) {
  return brands.find(({ value }) => value === slug.toLowerCase())?.label ?? slug;
}
