import { formatCount } from '@/lib/text/format';

export const label = 'Cars to compare';
export const count = (count: number, max: number) => `${count} of ${max} cars`;
export const takeOut = (title: string) => `Take ${title} out`;
export const clear = 'Clear';
export const open = (count: number) => `Compare ${formatCount(count, 'car', 'cars')}`;

export * as compareTrayTexts from './trayTexts';
