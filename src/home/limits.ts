/** The posts of the seller collection that are shown at first: one line on a wide screen. */
export const FIRST_POSTS = 4;
/** With each press of the button: whole lines, whatever the number of columns. */
export const MORE_POSTS = 12;

export const CAROUSEL_CARS = 12;
/** How long the carousel waits for the posts above it to be shown. */
export const MAX_WAIT_FOR_POSTS_MS = 500;

/** What the search offers as the highest price, in dollars, and as the first year. */
export const SEARCH_PRICES = [10_000, 15_000, 20_000, 30_000, 50_000] as const;
export const SEARCH_YEARS = [2014, 2016, 2018, 2020, 2022] as const;
