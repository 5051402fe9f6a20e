export const cardNewsMessages = {
  newToday: 'New today',
  priceFell: 'Price fell',
  listed: (ago: string, date: string, time: string) => `Listed ${ago}, on ${date} at ${time}.`,
  seenAt: (price: string) => `This device has seen it at ${price}.`,
  was: (price: string) => `was ${price}`,
} as const;
