export const categoryMessages = {
  title: 'Product Category',
  allCars: 'All cars',
  countOf: (n: number) => `${n} ${n === 1 ? 'car' : 'cars'}`,
} as const;
