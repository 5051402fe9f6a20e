/** The decisions of an admin that wait to be carried out. */
export const MAX_DECISIONS = 10_000;
