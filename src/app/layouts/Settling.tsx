import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSession } from '@/shared/session/SessionProvider';

const settlingCode = queryOptions({
  queryKey: ['code', 'unsettled payments'],
  queryFn: () => import('@/app/UnsettledPayments'),
  staleTime: Infinity,
  gcTime: Infinity,
  structuralSharing: false,
  retry: true,
});

/** Goes on with interrupted payments while somebody is here. Its code is no part of any page and is fetched behind it. */
export function Settling() {
  const isSomebodyHere = useSession().status === 'signed-in';
  const { data } = useQuery({ ...settlingCode, enabled: isSomebodyHere });

  return isSomebodyHere && data ? <data.UnsettledPayments /> : null;
}
