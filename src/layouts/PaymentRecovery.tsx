import { useIsMutating, useQuery } from '@tanstack/react-query';
import type { Ledger } from '@/payments/engine/ledger';
import { payKey, paymentRecovery } from '@/payments/queries';
import { useLedger, useUnfinishedPayments } from '@/payments/useLedger';
import { useUser } from '@/session/SessionProvider';
import { usePaymentContext } from '@/payments/usePaymentContext';

/** Resumes the interrupted payments of the signed-in user, whichever page is open. */
export function PaymentRecovery() {
  const { uid } = useUser();
  const { data: ledger } = useLedger(uid);
  const unfinished = useUnfinishedPayments(ledger);

  return ledger && unfinished.map(({ wishId }) => <RecoverPayment key={wishId} wishId={wishId} ledger={ledger} />);
}

function RecoverPayment({ wishId, ledger }: { wishId: string; ledger: Ledger }) {
  const context = usePaymentContext();
  const isPaying = useIsMutating({ mutationKey: payKey(wishId) }) > 0;
  useQuery({ ...paymentRecovery(wishId, ledger, context), enabled: !isPaying });
  return null;
}
