import { lazyWithPreload } from '@/shared/lazyWithPreload';
import { useSession } from '@/shared/session/SessionProvider';
import { ErrorBoundary } from '@/shared/ui/Contained';

const UnsettledPayments = lazyWithPreload(() => import('@/app/UnsettledPayments'), 'PaymentRecovery');

/** Goes on with interrupted payments while somebody is here. Its code is no part of any page and is fetched behind it. */
export function PaymentRecoveryGate() {
  if (useSession().status !== 'signed-in') return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <UnsettledPayments />
    </ErrorBoundary>
  );
}
