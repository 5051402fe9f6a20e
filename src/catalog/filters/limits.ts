/** The bars of the histogram in a filter; the last one contains all higher values. */
export const MIN_HISTOGRAM_BARS = 8;
export const MAX_HISTOGRAM_BARS = 20;
