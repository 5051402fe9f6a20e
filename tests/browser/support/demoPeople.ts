import { demoAccounts } from '@sandbox/data/demoAccounts';

/** The demo account of the role. */
export function demoAccount(role: 'buyer' | 'seller' | 'admin') {
  const found = demoAccounts.find((account) => account.role === role);
  if (!found) throw new Error(`The demo data has no ${role}.`);
  return found;
}
