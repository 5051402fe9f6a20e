import { formatCount, formatNumber } from '@/lib/text/format';

export const similarTexts = {
  title: 'Similar cars',
  relations: { model: 'Same model', brand: 'Same brand', price: 'Near in price' },
  sellerCars: (name: string | undefined) => (name === undefined ? 'Also from this seller' : `Also from ${name}`),
  count: (count: number) => formatCount(count, 'car', 'cars'),
  showMore: (count: number) => `Show ${formatNumber(count)} more`,
} as const;
