export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Longer lists are virtualized: only the rows near the screen are rendered. */
export const MAX_WHOLE_LIST = 100;

/** How long a removal can be undone. */
export const UNDO_MS = 10_000;

/** How long a host may be silent in a call. */
export const CALL_TIMEOUT_MS = 15_000;

/** How long the browser may be silent about what it stores. */
export const DATABASE_TIMEOUT_MS = 5000;

export const RETRY_DELAY_MS = 1000;
export const MAX_RETRY_DELAY_MS = 30_000;

/**
 * Characters shown of a car's title: `SHORT_TITLE` in the list of all cars, `TITLE` on other cards and in a draft's button. Where there is
 * room (tables, rows, the report, checkout, payment) it is whole.
 */
export const SHORT_TITLE = 15;
export const TITLE = 20;

/** In characters: of a car's description, and of a report's comment. */
export const MAX_LONG_TEXT = 4000;

/** Limits for data of other users: longer texts are cut; longer values that must stay whole count as not stated. */
export const MAX_SLUG = 60;
export const MAX_PHONE = 40;
export const MIN_PHONE_DIGITS = 6;
export const MAX_EMAIL = 254;
export const MAX_SEARCH = 200;
/** Sentences of Stripe and of the image host. */
export const MAX_SENTENCE = 300;

/** In characters, as Firebase requires. */
export const MIN_PASSWORD = 6;

/** How long a write without a response may still arrive: hosting platforms end a call after thirty seconds. */
export const WRITE_GRACE_MS = 30_000;
