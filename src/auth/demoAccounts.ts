/** Created by the sandbox's local services at their first start. */
export const demoAccounts = [
  { label: 'Buyer', email: 'buyer@secondgear.test', password: 'second-gear' },
  { label: 'Seller', email: 'seller@secondgear.test', password: 'second-gear' },
  { label: 'Admin', email: 'admin@secondgear.test', password: 'second-gear' },
] as const;
