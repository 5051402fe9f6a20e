/** The similar cars that a car's page shows. */
export const MAX_SIMILAR_CARS = 4;
