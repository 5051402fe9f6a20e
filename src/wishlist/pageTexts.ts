import { formatCount, formatPrice } from '@/lib/text/format';

const cars = (count: number) => formatCount(count, 'car', 'cars');

/** The texts of My Wishlist and of the page that leads to the payment. */
export const title = 'My Wishlist';
export const none = 'No Data Found';
export const noneHint = 'Cars on your wishlist are listed here, ready to be paid for.';
export const summary = (all: number, paid: number) => `${cars(all)}, ${paid === 0 ? 'none' : String(paid)} paid.`;
export const summaryHint = 'After paying you agree the handover with the seller.';
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
export const seeCar = 'See the car';
export const pay = 'Pay';
export const payFor = (title: string) => `Pay for ${title}`;
export const paid = 'Paid';
export const paidFor = (title: string) => `Paid: ${title}, open the receipt`;
export const proof = 'Kept as your proof';
export const notListed = 'No longer listed';
export const askSeller = 'Ask the seller';
export const askSellerOf = (title: string) => `Ask the seller of ${title}`;
export const checkout = {
  title: 'Product Check Out Page',
  name: 'Name',
  condition: 'Condition',
  price: 'Price',
  total: 'Total',
  orderTotal: 'Order Total',
  another: 'Another Car',
  payment: 'PAYMENT',
  next: 'Next you enter your card. Nothing is charged on this page.',
  paid: 'Bought: you have paid for this car.',
  gone: 'This car was not found',
  goneHint: 'It may have been sold or removed, or the link is not complete. Nothing was charged.',
  own: 'This is your own post, so you cannot buy it.',
  writeTo: (name: string) => `Write to ${name}`,
  subject: (title: string) => `Price of ${title}`,
  call: (phone: string) => `Call ${phone}`,
  theSeller: 'the seller',
} as const;

export * as wishlistPageTexts from './pageTexts';
