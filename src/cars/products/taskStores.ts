/** The names of the stores of what a seller began (`removals.ts`, `relistings.ts`). `useHasSellerTasks` only counts their entries. */
export const REMOVALS = 'removals 1';
export const RELISTINGS = 'relistings 1';
