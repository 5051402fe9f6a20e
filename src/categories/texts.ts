import { formatCount } from '@/lib/text/format';
export const title = 'Product Category';
/** The first part of a car's breadcrumb. */
export const categories = 'Categories';
export const allCars = 'All cars';
export const countOf = (count: number) => formatCount(count, 'car', 'cars');

export * as categoryTexts from './texts';
