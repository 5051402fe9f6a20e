export const newToday = 'New today';
export const priceFell = 'Price fell';
export const listed = (ago: string, date: string, time: string) => `Listed ${ago}, on ${date} at ${time}.`;
export const seenAt = (price: string) => `This device has seen it at ${price}.`;
export const was = (price: string) => `was ${price}`;

export * as cardNewsMessages from './following';
