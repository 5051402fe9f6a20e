import { lazyWithPreload } from '@/shared/browser/lazyWithPreload';
import { useSession } from '@/shared/session/SessionProvider';
import { ErrorBoundary } from '@/shared/ui/feedback/ErrorBoundary';

const PaymentRecovery = lazyWithPreload(() => import('@/app/PaymentRecovery'), 'PaymentRecovery');

/** Resumes interrupted payments while a user is signed in. Its code is part of no page and loads in the background. */
export function PaymentRecoveryGate() {
  if (useSession().status !== 'signed-in') return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <PaymentRecovery />
    </ErrorBoundary>
  );
}
