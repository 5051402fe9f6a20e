import { lazyWithPreload } from '@/shared/browser/lazyWithPreload';
import { useSession } from '@/shared/session/SessionProvider';
import { ErrorBoundary } from '@/shared/ui/feedback/ErrorBoundary';

const UnsettledPayments = lazyWithPreload(() => import('@/app/PaymentRecovery'), 'PaymentRecovery');

/** Goes on with interrupted payments while somebody is here. Its code is no part of any page and is fetched behind it. */
export function PaymentRecoveryGate() {
  if (useSession().status !== 'signed-in') return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <UnsettledPayments />
    </ErrorBoundary>
  );
}
