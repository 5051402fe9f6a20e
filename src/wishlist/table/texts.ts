import { formatPrice } from '@/lib/text/format';
import { countOf } from '@/wishlist/texts';

export const title = 'My Wishlist';
export const none = 'No Data Found';
export const noneHint = 'Cars on your wishlist are listed here, ready to be paid for.';
export const summary = (all: number, paid: number) => `${countOf(all)}, ${paid === 0 ? 'none' : String(paid)} paid.`;
export const summaryHint = 'After paying, you arrange the handover with the seller.';
export const table = 'Cars on your wishlist';
export const columns = {
  number: 'SL',
  picture: 'Profile',
  name: 'Name',
  price: 'Price',
  email: 'Email',
  remove: 'Remove',
  payment: 'Payment',
} as const;
export const justAdded = 'This is the car you chose';
export const was = (price: number) => `was ${formatPrice(price)}`;
export const menuOf = (title: string) => `More about ${title}`;
export const pay = 'Pay';
export const payFor = (title: string) => `Pay for ${title}`;
/** It is not known yet whether the card was charged. */
export const checked = 'Checking';
export const checkedFor = (title: string) => `Checking the payment for ${title}`;
export const paid = 'Paid';
export const payment = 'Payment';
export const paidFor = (title: string) => `Paid: ${title}, see the payment`;
export const paidStays = 'Paid cars stay here';

export * as tableTexts from './texts';
