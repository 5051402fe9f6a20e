/** The values of a filter that an address may name: all cars are counted without each of them if none fits. */
export const MAX_CHOICES = 50;

/** The bars of the histogram in a filter; the last one contains all higher values. */
export const MIN_HISTOGRAM_BARS = 8;
export const MAX_HISTOGRAM_BARS = 20;
