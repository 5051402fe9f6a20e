/** The reports of a case, and the other posts of its seller, that are shown at first. */
export const REPORTS_PER_CASE = 20;
export const SELLER_POSTS_PER_CASE = 4;
