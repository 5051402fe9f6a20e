import { homeTexts } from '@/home/texts';
import type { Scenario } from '@tests/faults/scenario';
import { hasText } from '@tests/faults/screenQueries';
import { aCar } from '@tests/support/database';
import { aBuyer, aSeller } from '@tests/support/people';

const corolla = { title: 'Corolla 2016', slug: 'toyota', price: 9500 };
const isInCollection = () => hasText('Corolla 2016', homeTexts.collection.title);

export const browsing = {
  'GET market /cars': {
    setup: () => {
      aCar(corolla);
      return { url: '/carsCategories', person: aBuyer() };
    },
    isReached: () => hasText('All Available Data 1 Result of 1'),
  },
  'GET market /cars/*': {
    setup: () => ({ url: `/carsCategories/carDetails/${aCar(corolla).id}`, person: aBuyer() }),
    isReached: () => hasText('Buy Now'),
  },
  'GET market /carCategories': {
    setup: () => ({ url: '/carsCategories', person: aBuyer() }),
    isReached: () => hasText('Jaguar'),
  },
  'GET market /category/*': {
    setup: () => {
      aCar(corolla);
      return { url: '/carsCategories/category/toyota', person: aBuyer() };
    },
    isReached: () => hasText('Showing 1 Result of TOYOTA'),
  },
  'GET market /seller/post': {
    setup: () => {
      aCar({ ...corolla, postStatus: 'sellerPost' });
      return { url: '/home', person: aBuyer() };
    },
    isReached: isInCollection,
  },
  'GET market /seller/post (visitor)': {
    setup: () => {
      aCar({ ...corolla, postStatus: 'sellerPost' });
      return { url: '/home' };
    },
    isReached: isInCollection,
  },
  'GET market /users/*': {
    setup: () => ({ url: '/dashboard/profile', person: aSeller() }),
    isReached: () => hasText('Not verified yet'),
  },
} satisfies Record<string, Scenario>;
