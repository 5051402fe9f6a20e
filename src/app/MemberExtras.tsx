import { useComparison } from '@/features/cars/compare/compareStore';
import { lazyWithPreload } from '@/shared/browser/lazyWithPreload';
import { useUser } from '@/shared/session/SessionProvider';
import { ErrorBoundary } from '@/shared/ui/feedback/ErrorBoundary';
import { KeyboardShortcuts } from './keys/KeyboardShortcuts';
import { PaymentRecovery } from './PaymentRecovery';

const CompareTray = lazyWithPreload(() => import('@/features/cars/compare/CompareTray'), 'CompareTray');

/** What a signed-in user has on every page: interrupted payments are resumed, single keys work, and the tray shows the compared cars. */
export function MemberExtras() {
  const { email } = useUser();
  const { cars } = useComparison(email);

  return (
    <>
      <ErrorBoundary fallback={() => null}>
        <PaymentRecovery />
      </ErrorBoundary>
      <KeyboardShortcuts />
      {cars.length > 0 && <CompareTray />}
    </>
  );
}
