/** Roots of the query keys: a write names those whose answers it makes stale. */
export const keys = {
  cars: ['cars'],
  categories: ['categories'],
  wishlist: ['wishlist'],
  users: ['users'],
  roles: ['roles'],
  reports: ['reports'],
  payments: ['payments'],
} as const;
