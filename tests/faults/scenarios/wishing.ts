import { errorMessages } from '@/shared/messages/errors';
import { callsTo } from '@tests/support/calls';
import { aBuyer } from '@tests/support/people';
import { aCar, aWish, world } from '@tests/support/world';
import { press, until } from '@tests/faults/page';
import type { Scenario } from '@tests/faults/scenario';
import { control, shows } from '@tests/faults/screenQueries';

const corolla = { title: 'Corolla 2016', slug: 'toyota', price: 9500 };
const COMMENT = 'The same car is posted twice.';

function aWishlist() {
  const noor = aBuyer();
  aWish({ email: noor.email, wishListIid: aCar(corolla).id, product_title: 'Corolla 2016' });
  return { url: '/dashboard', person: noor };
}

/** What buyers do with a car, short of paying for it. */
export const wishing = {
  'GET market /wishlist': {
    setup: aWishlist,
    isReached: () => shows('Corolla 2016'),
  },
  'POST market /wishlist': {
    setup: () => {
      aCar(corolla);
      return { url: '/carsCategories', person: aBuyer() };
    },
    prepare: () => until(() => control('Add to cart: Corolla 2016') !== undefined && isListRead(), 'the car'),
    act: () => press('Add to cart: Corolla 2016'),
    isReached: () => window.location.pathname === '/dashboard' && shows('Corolla 2016'),
    isStored: async () => (await world.wishlist.count({})) === 1,
    readsBack: 'GET /wishlist',
  },
  'DELETE market /wishlist/*': {
    setup: aWishlist,
    prepare: async () => {
      await until(() => control('Remove Corolla 2016') !== undefined, 'the wish');
      press('Remove Corolla 2016');
    },
    act: () => press('Remove'),
    isReached: () => shows('No Data Found'),
    isStored: async () => (await world.wishlist.count({})) === 0,
    readsBack: 'GET /wishlist',
  },
  'POST market /reportedpost': {
    setup: () => ({ url: `/carsCategories/carDetails/${aCar(corolla).id}`, person: aBuyer() }),
    prepare: async () => {
      await until(() => control('Report Post') !== undefined, 'the car');
      press('Report Post');
    },
    typed: { Comment: COMMENT },
    act: () => press('Report Post'),
    again: ({ isCarriedOut }) => {
      if (isCarriedOut) return () => press('Leave it');
      return control('Send again') ? () => press('Send again') : undefined;
    },
    isReached: () => document.querySelector('dialog[open]') === null,
    isStored: async () => (await world.reportedpost.count({ userComment: COMMENT })) === 1,
    says: {
      'a time-out': errorMessages.maybeDone,
      '500 with an HTML page': errorMessages.maybeDone,
      'an empty body': errorMessages.maybeDone,
      'malformed JSON': errorMessages.maybeDone,
      'a wrong shape': errorMessages.maybeDone,
      'an answer lost after the host acted': errorMessages.maybeDone,
    },
    mayRepeat: 'no call tells whether it arrived: the person is told so, and decides',
  },
} satisfies Record<string, Scenario>;

const isListRead = () => callsTo('GET /wishlist').some(({ status }) => status === 200);
