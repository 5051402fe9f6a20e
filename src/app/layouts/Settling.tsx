import { lazyWithPreload } from '@/shared/lazyWithPreload';
import { useSession } from '@/shared/session/SessionProvider';
import { Contained } from '@/shared/ui/Contained';

const UnsettledPayments = lazyWithPreload(() => import('@/app/UnsettledPayments'), 'UnsettledPayments');

/** Goes on with interrupted payments while somebody is here. Its code is no part of any page and is fetched behind it. */
export function Settling() {
  if (useSession().status !== 'signed-in') return null;
  return (
    <Contained fallback={() => null}>
      <UnsettledPayments />
    </Contained>
  );
}
