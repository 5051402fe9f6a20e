import { formatCount } from '@/lib/text/format';
export const title = 'Product Category';
export const allCars = 'All cars';
export const countOf = (count: number) => formatCount(count, 'car', 'cars');

export * as categoryTexts from './texts';
