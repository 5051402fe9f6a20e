import { DAY_MS } from './limits';

/** What is stored for a user is removed at a sign-out and when another user signs in. Some of it is removed earlier. */
type UserLifetime =
  /** When the session ends, however it ends. */
  | 'session'
  /** What the user has typed or begun survives a session that ends by itself, for this user alone and for `KEPT_INPUT_MS`. */
  | 'input';

export const KEPT_INPUT_MS = 30 * DAY_MS;

/**
 * Everything that is stored for a user. SECURITY.md has the same table and says what each holds. More may follow a name, such as a version
 * or an id. The modules of `lib/browser` that store it take no other names:
 *
 * - `createUserStore`: a value that several components show, or several tabs, such as the saved searches.
 * - `userStorage`: what one form holds, and reads when it opens: a draft.
 * - `createBegunList`: what a crash of the browser must not lose: what is to be finished, and copies of drafts.
 * - `createBegunFile`: a file beside one of these.
 *
 * `storage` is for the few values of the device, below.
 */
export const userStores = {
  'changed post': 'input',
  comparison: 'session',
  decisions: 'input',
  'last post': 'session',
  'monthly estimate': 'input',
  'new post': 'input',
  relistings: 'input',
  removals: 'input',
  'report of': 'input',
  roles: 'session',
  'saved searches': 'input',
  'sent on leaving': 'input',
  'sent posts': 'input',
  'sign-up': 'input',
  'single keys': 'input',
  visit: 'session',
} as const satisfies Record<string, UserLifetime>;

type Store = keyof typeof userStores;
export type UserStoreName = Store | `${Store} ${string}`;

/** Undefined for a name that is not in the table. */
export function lifetimeOf(name: string): UserLifetime | undefined {
  return Object.entries(userStores).find(([store]) => name === store || name.startsWith(`${store} `))?.[1];
}

/**
 * Everything else that the site stores, also through libraries: the beginnings of keys, and the names of databases. Firebase removes its
 * own. A story fails if it leaves anything that is neither here nor above.
 */
export const deviceStores = {
  localStorage: {
    access_token: 'session',
    'firebase:': 'session',
    'side-menu': 'device',
    signed_in_user: 'session',
    'signed-out': 'device',
    theme: 'device',
  },
  sessionStorage: {
    'firebase:': 'session',
    'new version put off': 'tab',
    'react-router-scroll-positions': 'tab',
  },
  indexedDB: {
    'firebase-heartbeat-database': 'device',
    firebaseLocalStorageDb: 'session',
    secondgear: 'device',
    'secondgear-begun': 'device',
    'validate-browser-context-for-indexeddb-analytics-module': 'device',
  },
} as const satisfies Record<string, Record<string, 'session' | 'tab' | 'device'>>;

/** The keys of local storage that the inline script of the documents reads, too. */
export const storageKeys = {
  /** Prescribed by the specification. */
  accessToken: 'access_token',
  lastUser: 'signed_in_user',
  signOut: 'signed-out',
  theme: 'theme',
} as const;
