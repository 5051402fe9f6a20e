/** Section 9: the live lists are asked for once a second. */
export const POLL_MS = 1000;
/** A live list whose call failed is asked for at this slower pace until one succeeds. */
export const FAILED_POLL_MS = 10_000;

/** A list that is not live is read again on focus and on reconnecting once it is older than this. */
export const STALE_AFTER_MS = 5000;

/** Longer lists have only the rows near the screen in the page. */
export const MAX_WHOLE_LIST = 100;
/** Of so many cars each is looked up by itself; of more, one list of all cars says which are still listed. */
export const MAX_LOOKUPS_BY_ID = 20;

export const CALL_TIMEOUT_MS = 15_000;
export const UPLOAD_TIMEOUT_MS = 120_000;

export const RETRIES = 3;
export const RETRY_DELAY_MS = 1000;
export const MAX_RETRY_DELAY_MS = 30_000;

/** Stripe's answer to a card is awaited so long; then it is asked what became of the card. */
export const CONFIRM_TIMEOUT_MS = 60_000;
/** No bank's question stays open longer: the standard of 3-D Secure gives a cardholder ten minutes. */
export const AUTHENTICATION_MS = 15 * 60_000;

/** What was sent and not answered may still arrive for so long: hosting platforms end a call after thirty seconds. */
export const RECORD_GRACE_MS = 30_000;
/** The same of a card that was sent to Stripe. */
export const CARD_GRACE_MS = 30_000;

/** Characters of a car's title: in the list of all cars, and everywhere else. */
export const SHORT_TITLE = 15;
export const TITLE = 20;
export const REPORT_EXCERPT = 45;

/** Stripe takes from 50 cents to 999,999.99 dollars in one charge. */
export const MIN_PAYABLE = 0.5;
export const MAX_PAYABLE = 999_999.99;
export const MAX_POST_PRICE = 999_999;
export const MAX_POST_TITLE = 80;
export const MAX_POST_MODEL = 60;
export const MAX_POST_DESCRIPTION = 4000;
export const MAX_MILEAGE = 2_000_000;
export const MAX_SEATS = 20;

/** What is read of other people's texts: more of a text is cut, more of a name that must be whole counts as not stated. */
export const MAX_LINE = 120;
export const MAX_LINES = 60;
export const MAX_SLUG = 60;
export const MAX_PHONE = 40;
export const MAX_EMAIL = 254;
export const MAX_SEARCH = 200;
export const MAX_ADDRESS = 2048;
export const MAX_NUMERAL = 40;
export const MAX_AMOUNT = 999_999_999;

/** The image host takes 32 MB; photos are re-encoded to at most this many pixels a side. */
export const MAX_PHOTO_BYTES = 32 * 1024 * 1024;
export const MAX_PHOTO_SIDE = 2000;
/** What photos may be: every browser that is supported reads them. */
export const PHOTO_TYPES = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/avif': 'AVIF',
  'image/gif': 'GIF',
} as const;

/** Characters of an address that a login leads back to: no page of this app has a longer one. */
export const MAX_RETURN_PATH = 2000;

/** The part of an identity error's message that is shown in small print (section 5). */
export const AUTH_ERROR_SLICE = [10, 38] as const;

export const SIDE_MENU_PX = { collapsed: 50, expanded: 200 } as const;
