import { useHasBegun } from '@/lib/browser/useBegun';
import { useSayUnsent } from '@/session/delayed/notSent';

/** The name of the store of what an admin has decided (`decisions.ts`). */
export const DECISIONS = 'decisions 1';
export const DECISION_LOCK = 'decision';

/** Whether this device has to carry out decisions of the admin. Without any, the code for it is not loaded. */
export function useHasDecisions(email: string) {
  const hasDecisions = useHasBegun(email, DECISIONS);
  useSayUnsent(DECISION_LOCK, hasDecisions);
  return hasDecisions;
}
