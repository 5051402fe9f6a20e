import { useIsMutating, useQuery } from '@tanstack/react-query';
import type { Ledger } from '@/features/payments/ledger';
import { payKey, settledPayment } from '@/features/payments/queries';
import { useLedger, useUnsettled } from '@/features/payments/useLedger';
import { useUser } from '@/shared/session/SessionProvider';
import { useMarketplace } from './useMarketplace';

/** Goes on with the payments of this person that were interrupted, on whatever page they are. */
export function UnsettledPayments() {
  const { uid } = useUser();
  const { data: ledger } = useLedger(uid);
  const unsettled = useUnsettled(ledger);

  return ledger && unsettled.map(({ wishId }) => <Unsettled key={wishId} wishId={wishId} ledger={ledger} />);
}

function Unsettled({ wishId, ledger }: { wishId: string; ledger: Ledger }) {
  const market = useMarketplace();
  const isPaying = useIsMutating({ mutationKey: payKey(wishId) }) > 0;
  useQuery({ ...settledPayment(wishId, ledger, market), enabled: !isPaying });
  return null;
}
