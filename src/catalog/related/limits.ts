/** The similar cars that a car's page shows. */
export const MAX_SIMILAR_CARS = 4;
/** The cars of a seller that are shown at first, and with each press of the button. */
export const ROWS_PER_PAGE = 6;
