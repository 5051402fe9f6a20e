import { formatCount, formatNumber } from '@/lib/text/format';

export const title = 'Home';
export const hero = 'A good car deserves a second gear.';
export const heroSub =
  'Used cars from the people who drove them. Every fact on the page, verified sellers marked, payment by card.';

const findCar = 'Find a car';

export const search = {
  title: findCar,
  /** The field of a phone that opens the choices. */
  hint: 'Brand, price, year',
  opener: (words: string) => `${findCar}: ${words}`,
  brand: 'Brand',
  anyBrand: 'All brands',
  price: 'Price up to',
  anyPrice: 'No limit',
  year: 'Year from',
  anyYear: 'Any year',
  upTo: (price: string) => `up to ${price}`,
  from: (year: number) => `from ${year}`,
  clear: 'Clear',
  show: (count: number | undefined) => {
    if (count === 0) return 'No car fits';
    return count === undefined ? 'Show cars' : `Show ${cars(count)}`;
  },
} as const;

export const brands = 'Brands';
export const cars = (count: number) => formatCount(count, 'car', 'cars');

export const collection = {
  title: 'Seller collection',
  sub: 'Posted by people on SecondGear, newest first.',
  loading: 'Loading the seller collection',
  showMore: (count: number) => `Show ${formatNumber(count)} more`,
  empty: 'No car has been posted yet.',
  emptyHint: 'As soon as a seller posts one, it appears here.',
  invitation: 'The seller collection is for people who are signed in.',
  invitationHint: 'An account is free, and it takes a minute.',
  signIn: 'Sign in',
  signUp: 'Create a free account',
} as const;

export const carousel = {
  title: 'Feature product',
  sub: 'More of the newest cars, across all brands.',
  role: 'carousel',
  pause: 'Pause',
  play: 'Play',
  previous: 'Previous cars',
  next: 'Next cars',
  empty: 'No cars yet.',
} as const;

export const howItWorks = 'How it works';
export const steps = {
  account: {
    title: 'Create a free account',
    text: 'Buyer or seller: your name, an email address and a photo. That’s all it takes.',
  },
  post: {
    title: 'Post your car',
    text: 'Twelve facts and a picture. Location data is stripped from photos before they leave your device.',
  },
  deal: {
    title: 'Sold or buy',
    text: 'Pay by card and get a receipt with the seller’s contact. Then hand over the keys.',
  },
} as const;

export const brandCollection = 'Brand collection';
export const allCars = 'All cars';
export const noBrands = 'No brands yet.';

export * as homeTexts from './texts';
