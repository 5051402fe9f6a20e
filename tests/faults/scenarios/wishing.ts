import { errorTexts } from '@/api/texts';
import { press, waitUntil } from '@tests/faults/page';
import type { Scenario } from '@tests/faults/scenario';
import { findControl, hasText } from '@tests/faults/screenQueries';
import { callsTo } from '@tests/support/calls';
import { aCar, aWish, database } from '@tests/support/database';
import { aBuyer } from '@tests/support/people';

const corolla = { title: 'Corolla 2016', slug: 'toyota', price: 9500 };
const COMMENT = 'The same car is posted twice.';

function aWishlist() {
  const noor = aBuyer();
  aWish({ email: noor.email, wishListIid: aCar(corolla).id, product_title: 'Corolla 2016' });
  return { url: '/dashboard', person: noor };
}

/** Wish list and reports. */
export const wishing = {
  'GET market /wishlist': {
    setup: aWishlist,
    isReached: () => hasText('Corolla 2016'),
  },
  'POST market /wishlist': {
    setup: () => {
      aCar(corolla);
      return { url: '/carsCategories', person: aBuyer() };
    },
    prepare: () =>
      waitUntil(() => findControl('Add to cart: Corolla 2016') !== undefined && isWishlistLoaded(), 'the car'),
    trigger: () => press('Add to cart: Corolla 2016'),
    isReached: () => window.location.pathname === '/dashboard' && hasText('Corolla 2016'),
    isStored: async () => (await database.wishlist.count({})) === 1,
    readsBack: 'GET /wishlist',
  },
  'DELETE market /wishlist/*': {
    setup: aWishlist,
    prepare: () => waitUntil(() => findControl('Remove Corolla 2016') !== undefined, 'the wish'),
    trigger: () => press('Remove Corolla 2016'),
    isReached: () => hasText('No Data Found'),
    isStored: async () => (await database.wishlist.count({})) === 0,
    readsBack: 'GET /wishlist',
  },
  'POST market /reportedpost': {
    setup: () => ({ url: `/carsCategories/carDetails/${aCar(corolla).id}`, person: aBuyer() }),
    prepare: async () => {
      await waitUntil(() => findControl('Report Post') !== undefined, 'the car');
      press('Report Post');
      await waitUntil(() => document.querySelector('dialog[open]') !== null, 'the report form');
    },
    typed: { Comment: COMMENT },
    trigger: () => press('Report Post'),
    retry: ({ isCarriedOut }) => {
      if (isCarriedOut) return () => press('Leave it');
      return findControl('Send again') ? () => press('Send again') : undefined;
    },
    isReached: () => document.querySelector('dialog[open]') === null,
    isStored: async () => (await database.reportedpost.count({ userComment: COMMENT })) === 1,
    recoversFrom: { 'a wrong shape': 'it was carried out, and nothing in the response is read' },
    messages: {
      '500 with an HTML page': errorTexts.maybeDone,
      'a response lost after the host acted': errorTexts.maybeDone,
    },
    mayRepeatBecause: 'no read shows whether the report arrived: the user is told so, and decides',
  },
} satisfies Record<string, Scenario>;

const isWishlistLoaded = () => callsTo('GET /wishlist').some(({ status }) => status === 200);
