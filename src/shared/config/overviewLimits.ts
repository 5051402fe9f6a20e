/** The weeks of the chart of posts, with the running one. */
export const CHART_WEEKS = 12;
/** With fewer full weeks, nothing is called usual. */
export const MIN_USUAL_WEEKS = 4;
/** The brands that have a row of their own in a chart. */
export const MAX_CHART_BRANDS = 8;
/** With fewer prices, each is drawn by itself, and nothing is said about half of the cars. */
export const MIN_RANGE_PRICES = 8;
/** No database had made ObjectIds before, so an id that states an earlier time was written by hand. */
export const FIRST_ID_MS = Date.UTC(2009, 1, 1);
