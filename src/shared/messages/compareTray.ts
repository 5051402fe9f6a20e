import { formatCount } from './format';

export const label = 'Cars to compare';
export const title = 'Compare';
export const count = (count: number, max: number) => `${count} of ${max} cars`;
export const pin = (title: string) => `Pin ${title}`;
export const pinnedAt = (price: string) => `Pinned, ${price}`;
export const takeOut = (title: string) => `Take ${title} out`;
export const clear = 'Clear';
export const open = (count: number) => `Compare ${formatCount(count, 'car', 'cars')}`;

export * as compareTrayMessages from './compareTray';
