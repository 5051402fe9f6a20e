import { formatCount, formatNumber } from '@/lib/text/format';

export const title = 'Since you were here';
export const dismiss = 'Dismiss';
export const newCars = (count: number) => formatCount(count, 'new car', 'new cars');
export const newFor = (count: number, name: string) => `${formatNumber(count)} new for “${name}”`;
export const wishes = ({ cheaper, dearer, gone }: Record<'cheaper' | 'dearer' | 'gone', number>) => {
  const parts = [
    { count: cheaper, word: 'cheaper' },
    { count: dearer, word: 'more expensive' },
    { count: gone, word: 'no longer listed' },
  ];
  const changed = parts.filter(({ count }) => count > 0).map(({ count, word }) => `${formatNumber(count)} ${word}`);
  return `My Wishlist: ${changed.join(', ')}`;
};

export * as sinceTexts from './texts';
