/** Section 9: live lists are polled once a second. */
export const POLL_MS = 1000;
/** A live list whose call failed is polled at this slower rate until a call succeeds. */
export const FAILED_POLL_MS = 10_000;

/** The `staleTime` of lists that are not live: older data are refetched on focus and on reconnecting. */
export const STALE_AFTER_MS = 5000;

/** Longer lists are virtualized: only the rows near the screen are rendered. */
export const MAX_WHOLE_LIST = 100;
/** Up to this many cars are fetched one by one to see which are still listed; for more, the list of all cars is fetched. */
export const MAX_LOOKUPS_BY_ID = 20;

/** The terms and rates of the monthly estimate, and the characters that its fields accept. */
export const MAX_LOAN_MONTHS = 120;
export const MAX_YEARLY_RATE = 100;
export const MAX_LOAN_FIELD = 12;

/** The questions that are made from a post, and those that users add to one; and the cars whose choice of questions is remembered. */
export const MAX_QUESTIONS = 8;
export const MAX_OWN_QUESTIONS = 5;
export const MAX_QUESTION = 120;
export const MAX_QUESTION_CHOICES = 50;

/** The large picture can be shown in this many times the size at which it fits the screen. */
export const MAX_ZOOM = 4;

/** The cars that a device remembers for a user. */
export const MAX_SEEN_CARS = 500;
/** The cars of a wishlist that a device remembers from one visit to the next. */
export const MAX_SAVED_CARS = 200;
export const MAX_SAVED_SEARCHES = 20;
export const MAX_SEARCH_NAME = 60;
export const MAX_SEARCH_QUERY = 1000;

/** The bars of the histogram in a filter; the last one contains all higher values. */
export const MIN_HISTOGRAM_BARS = 8;
export const MAX_HISTOGRAM_BARS = 20;

/** With fewer comparable cars, nothing is said about a price. */
export const MIN_COMPARABLES = 5;
/** The points of the price plot. Of more comparable cars, those nearest to the shown one are drawn. */
export const MAX_PLOT_POINTS = 60;

/** The notes about cars that a device keeps for a user, and the characters of each. */
export const MAX_NOTES = 200;
export const MAX_NOTE = 500;
/** The cars of one comparison. */
export const MAX_COMPARED_CARS = 4;
/** A price is far below comparable ones if it is at most this part of the lowest of them. */
export const FAR_BELOW = 0.6;
/** The seller's account counts as new for this long. */
export const NEW_ACCOUNT_MS = 24 * 60 * 60_000;
export const MAX_SIMILAR_CARS = 4;
/** The cars of a seller that are shown at first, and with each press of the button; also the cars viewed recently. */
export const ROWS_PER_PAGE = 6;

export const CALL_TIMEOUT_MS = 15_000;
export const UPLOAD_TIMEOUT_MS = 120_000;

export const RETRIES = 3;
export const RETRY_DELAY_MS = 1000;
export const MAX_RETRY_DELAY_MS = 30_000;

/** How long to wait for Stripe's response to a card before asking Stripe for the status of the payment. */
export const CONFIRM_TIMEOUT_MS = 60_000;
/** No 3-D Secure challenge stays open longer: the standard gives a cardholder ten minutes. */
export const AUTHENTICATION_MS = 15 * 60_000;

/** How long a payment record without a response may still arrive: hosting platforms end a call after thirty seconds. */
export const RECORD_GRACE_MS = 30_000;
/** The same for a card that was sent to Stripe. */
export const CARD_GRACE_MS = 30_000;

/** Characters shown of a car's title: `SHORT_TITLE` in the list of all cars, `TITLE` everywhere else. */
export const SHORT_TITLE = 15;
export const TITLE = 20;
export const REPORT_EXCERPT = 45;

/** In dollars. Stripe accepts from 50 cents to 999,999.99 dollars in one charge. */
export const MIN_PAYABLE = 0.5;
export const MAX_PAYABLE = 999_999.99;
export const MAX_POST_PRICE = 999_999;
export const MAX_POST_TITLE = 80;
export const MAX_POST_MODEL = 60;
export const MAX_POST_DESCRIPTION = 4000;
export const MAX_MILEAGE = 2_000_000;
export const MAX_SEATS = 20;

/** Limits for data of other users: longer texts are cut; longer values that must stay whole count as not stated. */
export const MAX_LINE = 120;
export const MAX_LINES = 60;
export const MAX_SLUG = 60;
export const MAX_PHONE = 40;
export const MAX_EMAIL = 254;
export const MAX_SEARCH = 200;
export const MAX_ADDRESS = 2048;
export const MAX_NUMERAL = 40;
export const MAX_AMOUNT = 999_999_999;

/** The image host accepts 32 MB; photos are re-encoded to at most `MAX_PHOTO_SIDE` pixels per side. */
export const MAX_PHOTO_BYTES = 32 * 1024 * 1024;
export const MAX_PHOTO_SIDE = 2000;
/** The accepted photo formats, which every supported browser can decode. */
export const PHOTO_TYPES = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/avif': 'AVIF',
  'image/gif': 'GIF',
} as const;

/** Characters of the path that a login returns to. No page of this app has a longer one. */
export const MAX_RETURN_PATH = 2000;

/** The part of an identity error's message that is shown in small print (section 5). */
export const AUTH_ERROR_SLICE = [10, 38] as const;

export const SIDE_MENU_PX = { collapsed: 50, expanded: 200 } as const;
