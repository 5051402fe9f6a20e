import { MINUTE_MS } from '@/lib/config/limits';

/** What a device stores for a user: how many of each, how long, and how a user's visits are told apart. */

export const MAX_SAVED_SEARCHES = 20;
export const MAX_SEARCH_NAME = 60;
export const MAX_SEARCH_QUERY = 1000;

/** A pause of this length ends a visit. */
export const VISIT_PAUSE_MS = 30 * MINUTE_MS;
/** How exactly the end of a visit is stored. */
export const VISIT_PRECISION_MS = MINUTE_MS;
/** In characters. A longer list of changes is said again at the next visit. */
export const MAX_KNOWN_CHANGES = 10_000;

/** The removals of a seller that wait to be carried out. */
export const MAX_REMOVALS = 100;
/** How long a call that was sent when the page was left may take. */
export const SENT_REMOVAL_MS = 2000;
/** Cars that are being posted anew at the same time, and the known posts with the picture of one. */
export const MAX_RELISTINGS = 20;
export const MAX_KNOWN_POSTS = 500;
