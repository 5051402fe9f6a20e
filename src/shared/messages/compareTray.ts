import { formatCount } from './format';

export const compareTrayMessages = {
  label: 'Cars to compare',
  title: 'Compare',
  count: (count: number, max: number) => `${count} of ${max} cars`,
  pin: (title: string) => `Pin ${title}`,
  pinnedAt: (price: string) => `Pinned, ${price}`,
  takeOut: (title: string) => `Take ${title} out`,
  free: (place: number) => `Free place ${place}`,
  clear: 'Clear',
  open: (count: number) => `Compare ${formatCount(count, 'car', 'cars')}`,
} as const;
