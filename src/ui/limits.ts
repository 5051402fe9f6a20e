/** How long a live region stays empty, so that assistive technology knows it before its text comes. Browsers report changes in batches. */
export const EMPTY_REGION_MS = 100;
