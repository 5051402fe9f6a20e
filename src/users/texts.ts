/** Apart from the texts of profile and of the admins' lists, because the first file of every page has some of these. */
export const roleNames = { buyer: 'Buyer', seller: 'Seller', admin: 'Admin' } as const;

export const sell = 'Sell your car';
export const howToSell = 'How to sell a car';

export * as roleTexts from './texts';
