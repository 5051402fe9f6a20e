import { queryOptions, useQuery } from '@tanstack/react-query';
import { arriving } from '@/shared/arriving';
import { useSession } from '@/shared/session/SessionProvider';
import { Contained } from '@/shared/ui/Contained';

const settlingCode = queryOptions({
  queryKey: ['code', 'unsettled payments'],
  queryFn: () => arriving(() => import('@/app/UnsettledPayments')),
  staleTime: Infinity,
  gcTime: Infinity,
  structuralSharing: false,
  retry: true,
});

/** Goes on with interrupted payments while somebody is here. Its code is no part of any page and is fetched behind it. */
export function Settling() {
  const isSomebodyHere = useSession().status === 'signed-in';
  const { data } = useQuery({ ...settlingCode, enabled: isSomebodyHere });

  if (!isSomebodyHere || !data) return null;
  return (
    <Contained fallback={() => null}>
      <data.UnsettledPayments />
    </Contained>
  );
}
