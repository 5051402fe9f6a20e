/** A refused token younger than this is not fetched again: the refusal is not due to its age. */
export const FRESH_TOKEN_MS = 60_000;
