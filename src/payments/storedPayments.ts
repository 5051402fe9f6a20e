import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { openChannel } from '@/lib/browser/channel';
import { mayHaveDatabase } from '@/lib/browser/databases';
import { ledgerKey } from '@/lib/config/queryKeys';

/** The database of the ledger. */
export const PAYMENTS_DATABASE = 'secondgear';

const CHANNEL = 'payments stored';

/** Whether this device may have an entry of any user's ledger. Found out without the code of the ledger, which nearly nobody needs. */
export const hasStoredPayments = () => mayHaveDatabase(PAYMENTS_DATABASE);

/** Tells all tabs, also this one, that the ledger has changed. */
export function announceStoredPayment() {
  const channel = openChannel(CHANNEL);
  channel?.postMessage('stored');
  channel?.close();
}

/** The query is stale at once, so it is fetched again when the network returns or the tab is shown. */
const storedPayments = queryOptions({
  queryKey: [...ledgerKey, 'is stored'],
  // A ledger that was there once is not taken for none if its database is deleted while the page is open.
  queryFn: async ({ client, queryKey }) => client.getQueryData(queryKey) === true || (await hasStoredPayments()),
  staleTime: 0,
});

/** The same as `hasStoredPayments`. It, and the ledger where it is shown, are read again when any tab changes the ledger. */
export function useHasStoredPayments() {
  const client = useQueryClient();
  const { data = false } = useQuery(storedPayments);

  useEffect(() => {
    const channel = openChannel(CHANNEL, () => void client.invalidateQueries({ queryKey: ledgerKey }));
    return () => channel?.close();
  }, [client]);

  return data;
}
