import { demoAccounts } from '@sandbox/data/demoAccounts';

/** The demo account of this role. */
export function personOf(role: 'buyer' | 'seller' | 'admin') {
  const person = demoAccounts.find((account) => account.role === role);
  if (!person) throw new Error(`The demo world has no ${role}.`);
  return person;
}
