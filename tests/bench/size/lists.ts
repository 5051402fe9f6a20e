import { paths } from '@/shared/config/paths';
import { filterMessages } from '@/shared/messages/cars';
import { personOf } from '@tests/browser/support/demoPeople';

export interface LongList {
  name: string;
  who: 'admin' | 'buyer' | 'seller';
  path: string;
  /** The paths of the calls whose answers it holds; the first is what it shows. */
  answers: readonly [string, ...string[]];
  /** Selects its rows. */
  row: string;
  /** Typed into its search, key by key. */
  typed?: string;
  filter?: { menu: string; choice: string };
  /** Selects what leads from a row to its car. */
  link?: string;
}

const card = 'li[aria-posinset]';
const person = 'tr[data-index]';
const link = `${card} a[href*="/carDetails/"]`;

export const lists: readonly LongList[] = [
  {
    name: 'All cars',
    who: 'buyer',
    path: paths.cars,
    answers: ['/cars'],
    row: card,
    typed: 'hybrid',
    filter: { menu: filterMessages.condition, choice: 'Used' },
    link,
  },
  {
    name: 'Own products',
    who: 'seller',
    path: paths.myProducts,
    answers: [`/cars/seller/${encodeURIComponent(personOf('seller').email)}`],
    row: card,
    link,
  },
  // Who stands in both lists is marked in each, so each page reads both.
  {
    name: 'Sellers',
    who: 'admin',
    path: paths.sellers,
    answers: ['/user/seller', '/user/buyer'],
    row: person,
    typed: 'kaja',
  },
  {
    name: 'Buyers',
    who: 'admin',
    path: paths.buyers,
    answers: ['/user/buyer', '/user/seller'],
    row: person,
    typed: 'kaja',
  },
];
