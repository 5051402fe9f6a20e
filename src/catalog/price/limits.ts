/** With fewer comparable cars, nothing is said about a price. */
export const MIN_COMPARABLES = 5;
/** The points of the price plot. Of more comparable cars, those nearest to the shown one are drawn. */
export const MAX_PLOT_POINTS = 60;
