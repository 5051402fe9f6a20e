export const title = 'As buyers will see it';
export const card = 'The card in the list of all cars';
export const page = 'The page of the car';
export const cut = (rest: string) => `“${rest}” is cut off on the cards of all cars. The page shows it.`;
export const fits = 'The whole title fits on the cards.';
export const whole = 'See the whole page';
export const less = 'See less of the page';
export const noText = 'No description yet.';

export const filters = 'Which filters will miss this post';
export const names = {
  brand: 'Brand',
  condition: 'Condition',
  gear: 'Gear',
  status: 'Price status',
  price: 'Price',
  mileage: 'Mileage',
} as const;
export const notStated = 'The post does not state it yet, so this filter leaves it out.';
export const fillIn = (name: string) => `Go to ${name.toLowerCase()}`;
export const year = 'Search for a year';
export const noYear = 'Nobody who types the year finds it: neither title nor model says it.';
export const addYear = 'Add the year to the model';
export const searchFor = (year: number) => `a search for ${year}`;
export const missedBy = (by: string, at: string) => `Missed by ${by}. At ${at} it would be in.`;
export const found = 'Found by';
export const foundBy = (filters: readonly string[]) => `${new Intl.ListFormat('en').format(filters)}.`;
export const position = 'Where your price lies';

export * as previewMessages from './preview';
