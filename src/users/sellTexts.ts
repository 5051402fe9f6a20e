/** By themselves, because the first file of every page has one of them. */
export const sell = 'Sell your car';
export const howToSell = 'How to sell a car';

export * as sellTexts from './sellTexts';
