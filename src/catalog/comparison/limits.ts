/** The cars of one comparison. */
export const MAX_COMPARED_CARS = 4;
