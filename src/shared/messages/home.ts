import { formatCount } from './format';

export const homeMessages = {
  title: 'Home',
  hero: 'A good car deserves a second gear.',
  heroSub:
    'Used cars from the people who drove them. Every fact on the page, verified sellers marked, payment by card.',
  browse: 'Browse all cars',
  sell: 'Sell your car',

  brands: 'Brands',
  cars: (count: number) => formatCount(count, 'car', 'cars'),

  collection: {
    title: 'Seller collection',
    sub: 'Posted by people on SecondGear, newest first.',
    loading: 'Loading the seller collection',
    signInForDetails: 'Sign in for details',
    signInFor: (title: string) => `Sign in for details: ${title}`,
    showMore: (count: number) => `Show ${count} more`,
    empty: 'No car has been posted yet.',
    emptyHint: 'As soon as a seller posts one, it appears here.',
    invitation: 'The seller collection is for people who are signed in.',
    invitationHint: 'An account is free, and it takes a minute.',
    signIn: 'Sign in',
    signUp: 'Create a free account',
  },

  carousel: {
    title: 'Feature product',
    sub: 'The twelve newest cars across all brands.',
    role: 'carousel',
    pause: 'Pause',
    play: 'Play',
    previous: 'Previous cars',
    next: 'Next cars',
    empty: 'No cars yet.',
  },

  howItWorks: 'How it works',
  steps: {
    account: {
      title: 'Create a free account',
      text: 'Buyer or seller: your name, an e-mail address and a photo. That’s all it takes.',
    },
    post: {
      title: 'Post your car',
      text: 'Twelve facts and a picture. Location data is stripped from photos before they leave your device.',
    },
    deal: {
      title: 'Sold or buy',
      text: 'Pay by card and get a receipt with the seller’s contact. Then hand over the keys.',
    },
  },

  brandCollection: 'Brand collection',
  allCars: 'All cars',
  noBrands: 'No brands yet.',
} as const;
