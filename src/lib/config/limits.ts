export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Section 9: live lists are polled once a second. */
export const POLL_MS = 1000;
/** A live list whose call failed is polled at this slower rate until a call succeeds. */
export const FAILED_POLL_MS = 10_000;

/** The `staleTime` of lists that are not live: older data are refetched on focus and on reconnecting. */
export const STALE_AFTER_MS = 5000;

/** The clocks of this device and of the database may differ by this much. A later time counts as the future. */
export const CLOCK_TOLERANCE_MS = 60 * MINUTE_MS;

/** Longer lists are virtualized: only the rows near the screen are rendered. */
export const MAX_WHOLE_LIST = 100;

/** How long a removal can be undone. */
export const UNDO_MS = 10_000;
/** How long a call that was sent when the page was left may take, and how many are under way at the same time. */
export const SENT_ON_LEAVE_MS = 2000;
export const MAX_CALLS_ON_LEAVE = 30;

/** How long a host may be silent in a call, and in an upload. */
export const CALL_TIMEOUT_MS = 15_000;
export const UPLOAD_TIMEOUT_MS = 120_000;

/** A refused token younger than this is not fetched again: the refusal is not due to its age. */
export const FRESH_TOKEN_MS = 60_000;

export const RETRIES = 3;
export const RETRY_DELAY_MS = 1000;
export const MAX_RETRY_DELAY_MS = 30_000;

/**
 * Characters shown of a car's title: `SHORT_TITLE` in the list of all cars, `TITLE` on other cards and in a draft's button. Where there is
 * room (tables, rows, the report, checkout, payment) it is whole.
 */
export const SHORT_TITLE = 15;
export const TITLE = 20;
export const REPORT_EXCERPT = 45;

/** The limits of the form that posts a car; the price is in dollars. */
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
export const MIN_PHONE_DIGITS = 6;
export const MAX_EMAIL = 254;
export const MAX_SEARCH = 200;
export const MAX_ADDRESS = 2048;
/** Sentences of Stripe and of the image host. */
export const MAX_SENTENCE = 300;
export const MAX_NUMERAL = 40;
export const MAX_AMOUNT = 999_999_999;

/** Characters of the path that a login returns to. No page of this app has a longer one. */
export const MAX_RETURN_PATH = 2000;

/** In characters, as Firebase requires. */
export const MIN_PASSWORD = 6;

/** The part of an identity error's message that is shown in small print (section 5). */
export const AUTH_ERROR_SLICE = [10, 38] as const;

export const SIDE_MENU_PX = { collapsed: 50, expanded: 200 } as const;

/** How long a payment record without a response may still arrive: hosting platforms end a call after thirty seconds. */
export const RECORD_GRACE_MS = 30_000;
/** Writes about many items are sent this many at a time. */
export const MAX_PARALLEL_WRITES = 3;
