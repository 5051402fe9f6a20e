export const categoryMessages = {
  title: 'Product Category',
  allCars: 'All cars',
  countOf: (count: number) => `${count} ${count === 1 ? 'car' : 'cars'}`,
} as const;
