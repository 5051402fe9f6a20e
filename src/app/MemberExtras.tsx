import { useHasSellerTasks } from '@/features/cars/products/useHasSellerTasks';
import { useComparison } from '@/features/cars/compare/compareStore';
import { lazyWithPreload } from '@/shared/browser/lazyWithPreload';
import { useUser } from '@/shared/session/SessionProvider';
import { ErrorBoundary } from '@/shared/ui/feedback/ErrorBoundary';
import { KeyboardShortcuts } from './keys/KeyboardShortcuts';
import { PaymentRecovery } from './PaymentRecovery';

const SellerTasks = lazyWithPreload(() => import('@/features/cars/products/SellerTasks'), 'SellerTasks');
const CompareTray = lazyWithPreload(() => import('@/features/cars/compare/CompareTray'), 'CompareTray');

/** What a signed-in user has on every page: interrupted payments are resumed, single keys work, and the tray shows the compared cars. */
export function MemberExtras() {
  const { name, photoUrl, email } = useUser();
  const { cars } = useComparison(email);
  const hasSellerTasks = useHasSellerTasks(email);

  return (
    <>
      <ErrorBoundary fallback={() => null}>
        <PaymentRecovery />
      </ErrorBoundary>
      <KeyboardShortcuts />
      <ErrorBoundary fallback={() => null}>
        {hasSellerTasks && <SellerTasks seller={{ name, photoUrl, email }} />}
      </ErrorBoundary>
      {cars.length > 0 && <CompareTray />}
    </>
  );
}
