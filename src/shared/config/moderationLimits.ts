/** Writes about many items are sent this many at a time. */
export const MAX_PARALLEL_WRITES = 3;
/** The reports of a case, and the other posts of its seller, that are shown at first. */
export const REPORTS_PER_CASE = 20;
export const SELLER_POSTS_PER_CASE = 4;
