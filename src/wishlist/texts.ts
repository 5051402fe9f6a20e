import { formatCount } from '@/lib/text/format';
import { commonTexts } from '@/lib/text/texts';

const cars = (count: number) => formatCount(count, 'car', 'cars');

export const untitled = commonTexts.untitled;
export const signInToWish = (title: string) => `Sign in to add ${title} to your wishlist`;
export const addToCart = 'Add to cart';
export const cartOf = (label: string, title: string) => `${label}: ${title}`;

export const wishFor = (title: string) => `Wishlist: ${title}`;
export const bought = 'Bought';
export const boughtCar = (title: string) => `Bought: ${title}, see the payment`;
/** Not “the receipt”: only the device that paid has one, and anybody can store a wish that says it is paid. */
export const payment = 'See the payment';
export const paymentOf = (title: string) => `See the payment of ${title}`;
export const askSeller = 'Ask the seller';
export const askSellerOf = (title: string) => `Ask the seller of ${title}`;
export const buyNow = 'Buy Now';
export const buyNowOf = (title: string) => `Buy Now: ${title}`;
export const checkOut = 'Check out';
export const checkOutCar = (title: string) => `Check out ${title}`;
export const isWished = 'It is on your wishlist';
export const notWished = (title: string) => `${title} is off your wishlist`;
export const dismiss = 'Dismiss';

export const removed = 'Product Deleted';
export const beingPaid = 'This car is being paid for right now, maybe in another tab. It stays until that is done.';
export const paymentOpen =
  'A payment for this car has begun, and whether your card was charged is not known yet. The car stays on your wishlist until it is.';
export const paymentUnknown =
  'Your browser does not let us see whether this car is being paid for, so it stays on your wishlist. Allow site data, reload the page, then try again.';
export const paymentUnreadable =
  'This device has a record of a payment for this car that cannot be read. The car stays on your wishlist until we have found out whether your card was charged: write to us.';
export const paidMeanwhile = 'This car has been paid for meanwhile. It stays on your wishlist as your proof.';
export const remove = 'Remove';
export const removeCar = (title: string) => `Remove ${title}`;

export const modalTitle = 'Your Chosen Car';
export const openModal = (count: number | undefined) => (count === undefined ? 'Wishlist' : `Wishlist, ${cars(count)}`);
export const many = '99+';
export const countOf = cars;
export const openWishlist = 'Open My Wishlist';
export const removedCar = (title: string) => `${title} was removed.`;
export const restoredCar = (title: string) => `${title} is on your wishlist again.`;
export const goneElsewhere = 'Removed in another place';
export const noWishes = 'No car chosen yet';
export const noWishesHint = 'Press the heart on a car that you like. It waits here until you decide.';

/** Why a price cannot be charged, by what `priceProblemOf` finds. */
export const unpayable = {
  'not-stated': () => 'The post states no price that can be charged. Agree on it with the seller.',
  'too-small': () => 'Stripe accepts no payment below $0.50. Agree with the seller on how to pay.',
  'too-large': () => 'Stripe accepts no payment above $999,999.99. Agree with the seller on how to pay.',
  uneven: (price: string) => `${price} cannot be charged to the cent by card. Agree with the seller on how to pay.`,
} as const;
export const notAdded = 'A car was not added to your wishlist.';
export const notTakenOff = 'A car was not removed from your wishlist.';

export * as wishlistTexts from './texts';
