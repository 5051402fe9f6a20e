import { paths } from '@/shared/config/paths';
import { filterMessages } from '@/shared/messages/filters';
import { demoAccount } from '@tests/browser/support/demoPeople';

export interface LongList {
  name: string;
  role: 'admin' | 'buyer' | 'seller';
  path: string;
  /** The API paths that the page requests; the first one is the list that it shows. */
  endpoints: readonly [string, ...string[]];
  /** Selector of the rows. */
  row: string;
  /** Typed into the search field, key by key. */
  typed?: string;
  /** Pressed one by one outside of any field. */
  keys?: string;
  /** The documents of the list, if there are fewer than cars. */
  most?: number;
  /** A menu of filters by its name, and the selector of a choice in it. */
  filter?: { menu: string; choice: string };
  /** Selector of the links from a row to its car. */
  link?: string;
}

/** As many reports as the moderation queue is built for. */
export const MOST_REPORTS = 2000;

const card = 'li[aria-posinset]';
const person = 'tr[data-index]';

export const lists: readonly LongList[] = [
  {
    name: 'All cars',
    role: 'buyer',
    path: paths.cars,
    endpoints: ['/cars'],
    row: card,
    typed: 'hybrid',
    filter: { menu: filterMessages.labels.condition, choice: 'main fieldset input[type="checkbox"]' },
    link: `${card} a[href*="/carDetails/"]`,
  },
  {
    name: 'Own products',
    role: 'seller',
    path: paths.myProducts,
    endpoints: [`/cars/seller/${encodeURIComponent(demoAccount('seller').email)}`],
    // The link to a car is in the menu of its row, so none is measured.
    row: card,
  },
  // Each page marks users who are in both lists, so it requests both.
  {
    name: 'Sellers',
    role: 'admin',
    path: paths.sellers,
    endpoints: ['/user/seller', '/user/buyer'],
    row: person,
    typed: 'kaja',
  },
  {
    name: 'Buyers',
    role: 'admin',
    path: paths.buyers,
    endpoints: ['/user/buyer', '/user/seller'],
    row: person,
    typed: 'kaja',
  },
  // The list of all cars says which cars are still listed, and the seller's cars stand beside the open case.
  {
    name: 'Reported posts',
    role: 'admin',
    path: paths.reportedPosts,
    endpoints: ['/reportedpost', '/cars', `/cars/seller/${encodeURIComponent(demoAccount('seller').email)}`],
    row: card,
    typed: 'hybrid',
    keys: 'jjk',
    most: MOST_REPORTS,
  },
];
