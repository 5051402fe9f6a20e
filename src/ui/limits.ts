/** How long a new live region is empty for assistive technology, which then knows it before its text comes. Browsers report changes in batches. */
export const LIVE_TEXT_DELAY_MS = 100;
/** Data that are no older than this count as up to date, so that a note does not come and go with each poll that is lost. */
export const STALE_NOTE_MS = 3000;
