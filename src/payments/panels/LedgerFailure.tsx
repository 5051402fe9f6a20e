import { useQuery } from '@tanstack/react-query';
import { ledgerOf } from '@/payments/engine/ledger';
import { useUser } from '@/session/session';
import { ErrorNote } from '@/ui/feedback/notes';

/** Why the ledger could not be read the last time, if so, beside what is known without it. */
export function LedgerFailure() {
  const ledger = useQuery(ledgerOf(useUser().uid));
  return ledger.isError && <ErrorNote isCompact error={ledger.error} onRetry={() => void ledger.refetch()} />;
}
