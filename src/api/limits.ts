import { DAY_MS } from '@/lib/config/limits';

/** Section 9: live lists are polled once a second. */
export const POLL_MS = 1000;
/** A live list whose call failed is polled at this slower rate until a call succeeds. */
export const FAILED_POLL_MS = 10_000;
/** The `staleTime` of lists that are not live: older data are refetched on focus and on reconnecting. */
export const STALE_AFTER_MS = 5000;
/** A device whose time zone is wrong may be behind the database by this much. A later time counts as the future. */
export const CLOCK_TOLERANCE_MS = DAY_MS;
export const RETRIES = 3;
/** How long a toast tells of a failure that no component shows. */
export const FAILURE_TOAST_MS = 15_000;
/** Of data of other users, as those in `lib/config/limits.ts`: longer texts are cut; longer values that must stay whole are not stated. */
export const MAX_LINE = 120;
export const MAX_LINES = 60;
export const MAX_ADDRESS = 2048;
export const MAX_NUMERAL = 40;
export const MAX_AMOUNT = 999_999_999;
/** The part of an identity error's message that is shown in small print (section 5). */
export const AUTH_ERROR_SLICE = [10, 38] as const;
/** Writes about many items are sent this many at a time. */
export const MAX_PARALLEL_WRITES = 3;
