import { MINUTE_MS } from '@/lib/config/limits';

/** Up to this many cars are fetched one by one to see which are still listed; for more, the list of all cars is fetched. */
export const MAX_LOOKUPS_BY_ID = 20;
/** A list may miss cars that were posted this long before it was fetched. */
export const LIST_TOLERANCE_MS = MINUTE_MS;

/** How much a picture can be enlarged: pixels of the screen for one of the picture, and the crop of a photo. */
export const MAX_ZOOM = 4;

/** The limits of the form that posts a car; the price is in dollars. */
export const MAX_POST_PRICE = 999_999;
export const MAX_POST_TITLE = 80;
export const MAX_POST_MODEL = 60;
export const MAX_MILEAGE = 2_000_000;
export const MAX_SEATS = 20;
