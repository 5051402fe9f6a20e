import { formatCount } from './format';
import { wishButtonMessages } from './wishButtons';

const cars = (count: number) => formatCount(count, 'car', 'cars');

export const wishlistMessages = {
  ...wishButtonMessages,

  wishFor: (title: string) => `Wishlist: ${title}`,
  bought: 'Bought',
  boughtCar: (title: string) => `Bought: ${title}, open the receipt`,
  buyNow: 'Buy Now',
  buyNowOf: (title: string) => `Buy Now: ${title}`,
  checkOut: 'Check out',
  checkOutCar: (title: string) => `Check out ${title}`,
  isWished: 'It is on your wishlist',
  notWished: (title: string) => `${title} is off your wishlist`,
  dismiss: 'Dismiss',

  removed: 'Product Deleted',
  beingPaid: 'This car is being paid for right now, maybe in another tab. It stays until that is done.',
  paymentOpen:
    'A payment for this car has begun, and whether your card was charged is not known yet. The car stays on your wishlist until it is.',
  paymentUnknown:
    'Your browser does not let us see whether this car is being paid for, so it stays on your wishlist. Allow site data, reload the page, then try again.',
  paidMeanwhile: 'This car has been paid for meanwhile. It stays on your wishlist as your proof.',
  askRemoval: 'Remove from your wishlist?',
  removal: (title: string) => `${title} is removed from your wishlist. You can add it again as long as it is listed.`,
  remove: 'Remove',
  removeCar: (title: string) => `Remove ${title}`,

  modalTitle: 'Your Chosen Car',
  openModal: (count: number | undefined) => (count === undefined ? 'Wishlist' : `Wishlist, ${cars(count)}`),
  many: '99+',
  countOf: cars,
  openWishlist: 'Open My Wishlist',
  removedCar: (title: string) => `${title} was removed.`,
  goneElsewhere: 'Removed in another place',
  noWishes: 'No car chosen yet',
  noWishesHint: 'Press the heart on a car that you like. It waits here until you decide.',
  seeCars: 'See all cars',
} as const;
