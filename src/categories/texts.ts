export const title = 'Product Category';
export const allCars = 'All cars';
export const countOf = (count: number) => `${count} ${count === 1 ? 'car' : 'cars'}`;

export * as categoryTexts from './texts';
