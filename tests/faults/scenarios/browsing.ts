import { homeMessages } from '@/shared/messages/home';
import { aBuyer, aSeller } from '@tests/support/people';
import { aCar } from '@tests/support/world';
import type { Scenario } from '@tests/faults/scenario';
import { shows } from '@tests/faults/screenQueries';

const corolla = { title: 'Corolla 2016', slug: 'toyota', price: 9500 };
const isCollected = () => shows('Corolla 2016', homeMessages.collection.title);

/** What buyers and visitors read. */
export const browsing = {
  'GET market /cars': {
    setup: () => {
      aCar(corolla);
      return { url: '/carsCategories', person: aBuyer() };
    },
    isReached: () => shows('All Available Data 1 Result of 1'),
  },
  'GET market /cars/*': {
    setup: () => ({ url: `/carsCategories/carDetails/${aCar(corolla).id}`, person: aBuyer() }),
    isReached: () => shows('Buy Now'),
    // By the contract this is how the host says that there is no such car.
    says: { 'an empty body': 'It may have been sold or removed' },
  },
  'GET market /carCategories': {
    setup: () => ({ url: '/carsCategories', person: aBuyer() }),
    isReached: () => shows('Jaguar'),
  },
  'GET market /category/*': {
    setup: () => {
      aCar(corolla);
      return { url: '/carsCategories/category/toyota', person: aBuyer() };
    },
    isReached: () => shows('Showing 1 Result of TOYOTA'),
  },
  'GET market /seller/post': {
    setup: () => {
      aCar({ ...corolla, postStatus: 'sellerPost' });
      return { url: '/home', person: aBuyer() };
    },
    isReached: isCollected,
  },
  'GET market /seller/post (visitor)': {
    setup: () => {
      aCar({ ...corolla, postStatus: 'sellerPost' });
      return { url: '/home' };
    },
    isReached: isCollected,
    // A host that wants to know who asks: the way on is to sign in.
    says: { '401': homeMessages.collection.invitation, '403': homeMessages.collection.invitation },
  },
  'GET market /users/*': {
    setup: () => ({ url: '/dashboard/profile', person: aSeller() }),
    isReached: () => shows('Not verified yet'),
  },
} satisfies Record<string, Scenario>;
