/** The first parts of the query keys. A write lists in `meta.invalidates` those whose data it changes. */
export const keys = {
  cars: ['cars'],
  categories: ['categories'],
  wishlist: ['wishlist'],
  users: ['users'],
  roles: ['roles'],
  reports: ['reports'],
  payments: ['payments'],
} as const;

/** The list of all cars. What is open to visitors knows its data without loading the code of the call. */
export const allCarsKey = [...keys.cars, 'all'] as const;

/** What is read from the ledger of payments: all of it is read again when any tab changes that. */
export const ledgerKey = [...keys.payments, 'ledger'] as const;
