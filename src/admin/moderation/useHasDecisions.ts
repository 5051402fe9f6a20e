import { useHasBegun } from '@/lib/browser/useBegun';

/** The name of the store of what an admin has decided (`decisions.ts`). */
export const DECISIONS = 'decisions 1';
export const DECISION_LOCK = 'decision';

/** Whether this device has to carry out decisions of the admin. Without any, the code for it is not loaded. */
export const useHasDecisions = (email: string) => useHasBegun(email, DECISIONS);
