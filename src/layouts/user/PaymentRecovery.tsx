import { useQuery } from '@tanstack/react-query';
import { isUnfinished } from '@/payments/engine/entry';
import { ledgerOf } from '@/payments/engine/ledger';
import { paymentRecovery } from '@/payments/engine/queries';
import { useIsPaying } from '@/payments/engine/useEntry';
import { useUser } from '@/session/session';

/** Resumes the interrupted payments of the signed-in user, whichever page is open. */
export function PaymentRecovery() {
  const { entries = [] } = useQuery(ledgerOf(useUser().uid)).data ?? {};

  return entries.filter(isUnfinished).map(({ wishId }) => <RecoverPayment key={wishId} wishId={wishId} />);
}

function RecoverPayment({ wishId }: { wishId: string }) {
  const isPaying = useIsPaying(wishId);
  useQuery({ ...paymentRecovery(wishId, useUser()), enabled: !isPaying });
  return null;
}
