import { useIsMutating } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { ErrorNote } from '@/ui/feedback/ErrorNote';
import { CheckingPanel } from './panels/CheckingPanel';
import type { Entry } from './engine/entry';
import type { Ledger } from './engine/ledger';
import type { PaymentContext } from './usePaymentContext';
import type { Order } from './order';
import { PayPanel } from './card/PayPanel';
import { payKey } from './queries';
import { useLedgerProblem } from './useLedger';

interface UnpaidSectionProps {
  order: Omit<Order, 'price'> & { price: number | undefined };
  entry: Entry | undefined;
  ledger: Ledger;
  context: PaymentContext;
  /** Shown instead of the card form, unless a card has already been sent. */
  blockerPanel: ReactNode;
}

export function UnpaidSection({ order, entry, ledger, context, blockerPanel }: UnpaidSectionProps) {
  const { id, carId, price } = order;
  const problem = useLedgerProblem(ledger);
  // Also true for a payment that was begun before the user left this page and came back.
  const isPaying = useIsMutating({ mutationKey: payKey(id) }) > 0;
  const isUnsure = entry?.step === 'confirming' && !isPaying;
  // Stays true until Pay is pressed again.
  const [wasUnsure, setWasUnsure] = useState(false);
  const isOrWasUnsure = isUnsure || (wasUnsure && !isPaying);
  if (isOrWasUnsure !== wasUnsure) setWasUnsure(isOrWasUnsure);
  const hasForm = price !== undefined && (!blockerPanel || isUnsure || isPaying);

  if (!hasForm && !isUnsure) return blockerPanel;
  return (
    <>
      {problem && <ErrorNote isCompact error={problem} onRetry={() => void ledger.refresh().catch(() => undefined)} />}
      {isUnsure && <CheckingPanel wishId={id} ledger={ledger} context={context} />}
      {hasForm && (
        // Hidden, not unmounted: the form keeps what was typed while the outcome is checked.
        <div hidden={isUnsure}>
          <PayPanel
            order={{ id, carId, price }}
            entry={entry}
            ledger={ledger}
            context={context}
            wasFoundUncharged={isOrWasUnsure && !isUnsure}
          />
        </div>
      )}
    </>
  );
}
