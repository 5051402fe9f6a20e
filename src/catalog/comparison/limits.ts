export const MAX_COMPARED_CARS = 4;
