/** The weeks of the figure of posts, including the current one. */
export const CHART_WEEKS = 12;
/** With fewer full weeks, no median is shown. */
export const MIN_USUAL_WEEKS = 4;
/** The rows of the figure of brands. */
export const CHART_BRANDS = 8;
/** No database had made ObjectIds before, so an id that states an earlier time was written by hand. */
export const FIRST_ID_MS = Date.UTC(2009, 1, 1);
