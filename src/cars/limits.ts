import { DAY_MS, MINUTE_MS } from '@/lib/config/limits';

/** Up to this many cars are fetched one by one to see which are still listed; for more, the list of all cars is fetched. */
export const MAX_LOOKUPS_BY_ID = 20;
/** A list may miss cars that were posted this long before it was fetched. */
export const LIST_TOLERANCE_MS = MINUTE_MS;

/** The terms and rates of the monthly estimate, and the characters that its fields accept. */
export const MAX_LOAN_MONTHS = 120;
export const MAX_YEARLY_RATE = 100;
export const MAX_LOAN_FIELD = 12;

/** How much a picture can be enlarged: pixels of the screen for one of the picture, and the crop of a photo. */
export const MAX_ZOOM = 4;

/** The bars of the histogram in a filter; the last one contains all higher values. */
export const MIN_HISTOGRAM_BARS = 8;
export const MAX_HISTOGRAM_BARS = 20;

/** With fewer comparable cars, nothing is said about a price. */
export const MIN_COMPARABLES = 5;
/** The points of the price plot. Of more comparable cars, those nearest to the shown one are drawn. */
export const MAX_PLOT_POINTS = 60;

/** A price is far below comparable ones if it is at most this part of the lowest of them. */
export const FAR_BELOW = 0.6;
/** The seller's account counts as new for this long. */
export const NEW_ACCOUNT_MS = DAY_MS;
export const MAX_SIMILAR_CARS = 4;
/** The cars of one comparison. */
export const MAX_COMPARED_CARS = 4;
/** The cars of a seller, or of all sellers, that are shown at first, and with each press of the button. */
export const ROWS_PER_PAGE = 6;

/** How long the form waits for the draft's photo to be read from the device. */
export const DRAFT_PHOTO_TIMEOUT_MS = 3000;

/** In dollars. Stripe accepts from 50 cents to 999,999.99 dollars in one charge. */
const MIN_PAYABLE = 0.5;
const MAX_PAYABLE = 999_999.99;

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
/** Cars that are being posted anew at the same time, and the known posts with the picture of one. */
export const MAX_RELISTINGS = 20;
export const MAX_KNOWN_POSTS = 500;

export type PriceProblem = 'not-stated' | 'too-small' | 'too-large' | 'uneven';

/**
 * Why a price in dollars cannot be charged, or undefined if it can. The payments host charges `price * 100` cents without
 * rounding, so the product must be an integer in floating point, which excludes 19.99 (1998.9999999999998).
 */
export function priceProblemOf(price: number | undefined): PriceProblem | undefined {
  if (price === undefined || Number.isNaN(price)) return 'not-stated';
  if (price < MIN_PAYABLE) return 'too-small';
  if (price > MAX_PAYABLE) return 'too-large';
  return Number.isInteger(centsOf(price)) ? undefined : 'uneven';
}

/** What the payments host charges for a price in dollars. */
export function centsOf(price: number) {
  return price * 100;
}

/** The price if it can be charged, else undefined: a wishlist item has no other prices. */
export function payablePrice(price: number | undefined) {
  return priceProblemOf(price) === undefined ? price : undefined;
}
