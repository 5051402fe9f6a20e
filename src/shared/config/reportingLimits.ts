/** The limits of site reports. This file imports nothing, so that the code that reports needs no file of the app. */

/** The problems that the document keeps until the code that reports them has loaded. */
export const MAX_EARLY_PROBLEMS = 20;

/** The reports that a tab makes within `REPORT_WINDOW_MS`, also across reloads. Further ones are only counted. */
export const MAX_REPORTS = 20;
export const REPORT_WINDOW_MS = 60_000;

/** A batch is sent after this time, as soon as it has `MAX_REPORT_BATCH` reports, or when the page is hidden. */
export const MAX_REPORT_WAIT_MS = 5000;
export const MAX_REPORT_BATCH = 10;

/**
 * A call without a response is reported only after this time. A page that is being left aborts its calls, which looks the same but is no
 * failure: such a page is gone before the time is over, and reports nothing.
 */
export const NO_RESPONSE_DELAY_MS = 2000;

/** The characters of an error's message that are read, and the words of it that a report contains. */
export const MAX_MESSAGE_CHARACTERS = 1000;
export const MAX_MESSAGE_WORDS = 40;
/** The places of an error's stack that a report contains. */
export const MAX_STACK_PLACES = 15;
