export const title = 'Product Check Out Page';
export const name = 'Name';
export const condition = 'Condition';
export const price = 'Price';
export const total = 'Total';
export const orderTotal = 'Order Total';
export const another = 'Another Car';
export const payment = 'PAYMENT';
export const next = 'Next you enter your card. Nothing is charged on this page.';
export const paid = 'Bought: your wishlist says that this car is paid for.';
export const own = 'This is your own post, so you cannot buy it.';
export const writeTo = (name: string) => `Write to ${name}`;
export const subject = (title: string) => `Price of ${title}`;
export const call = (phone: string) => `Call ${phone}`;
export const theSeller = 'the seller';

export * as checkoutTexts from './texts';
