import { useIsMutating } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { ErrorNote } from '@/shared/ui/feedback/ErrorNote';
import { CheckingPanel } from './panels/CheckingPanel';
import type { Entry } from './engine/entry';
import type { Ledger } from './engine/ledger';
import type { PaymentContext, Order } from './order';
import { PayPanel } from './card/PayPanel';
import { payKey } from './queries';
import { useLedgerProblem } from './useLedger';

interface UnpaidSectionProps {
  order: Omit<Order, 'price'> & { price: number | undefined };
  entry: Entry | undefined;
  ledger: Ledger;
  context: PaymentContext;
  /** Takes the form's place, unless a card was sent already. */
  obstacle: ReactNode;
}

export function UnpaidSection({ order, entry, ledger, context, obstacle }: UnpaidSectionProps) {
  const { id, carId, price } = order;
  // Also a payment that this person has left and come back to.
  const problem = useLedgerProblem(ledger);
  const isPaying = useIsMutating({ mutationKey: payKey(id) }) > 0;
  const isUnsure = entry?.step === 'confirming' && !isPaying;
  // Until Pay is pressed again.
  const [wasUnsure, setWasUnsure] = useState(false);
  const isToTell = isUnsure || (wasUnsure && !isPaying);
  if (isToTell !== wasUnsure) setWasUnsure(isToTell);
  const hasForm = price !== undefined && (!obstacle || isUnsure || isPaying);

  if (!hasForm && !isUnsure) return obstacle;
  return (
    <>
      {problem && <ErrorNote isCompact error={problem} onRetry={() => void ledger.refresh().catch(() => undefined)} />}
      {isUnsure && <CheckingPanel wishId={id} ledger={ledger} context={context} />}
      {hasForm && (
        // What was typed stays in the form while the outcome is looked up.
        <div hidden={isUnsure}>
          <PayPanel
            order={{ id, carId, price }}
            entry={entry}
            ledger={ledger}
            context={context}
            wasLookedUp={isToTell && !isUnsure}
          />
        </div>
      )}
    </>
  );
}
