import { formatCount, formatNumber } from '@/lib/text/format';

export const title = 'Saved searches';
export const save = 'Save this search';
export const isSaved = 'Search saved';
export const remove = 'Remove it from the saved searches';
export const keptHere = 'Kept on this device until you sign out';
export const full = (count: number) =>
  `You have ${formatNumber(count)} saved searches. Open one and press “${isSaved}” to remove it.`;
export const tooLong = 'This search is too long to be saved. Shorten it.';
export const fresh = (count: number) => `${formatNumber(count)} new`;
export const freshCars = (count: number) => formatCount(count, 'new car', 'new cars');

export * as savedSearchTexts from './texts';
