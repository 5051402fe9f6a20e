/** The seller's account counts as new for this long. */
export const MAX_SIMILAR_CARS = 4;
