import { useEffect, useMemo, useState } from 'react';
import { useHasDecisions } from '@/admin/moderation/useHasDecisions';
import { ComparisonNews } from '@/catalog/comparison/ComparisonNews';
import { useComparison } from '@/catalog/comparison/comparisonStore';
import { KeyboardShortcuts } from '@/layouts/keys/KeyboardShortcuts';
import { lazyWithPreload } from '@/lib/browser/loadChunk';
import { useHasStoredPayments } from '@/payments/storedPayments';
import { useHasSellerTasks } from '@/selling/useHasSellerTasks';
import { useUser } from '@/session/session';
import { ErrorBoundary } from '@/ui/feedback/ErrorBoundary';

const SellerTasks = lazyWithPreload(() => import('@/selling/own/SellerTasks'), 'SellerTasks');
const DecisionTasks = lazyWithPreload(() => import('@/admin/moderation/DecisionTasks'), 'DecisionTasks');
const PaymentRecovery = lazyWithPreload(() => import('./PaymentRecovery'), 'PaymentRecovery');
const NewVersion = lazyWithPreload(() => import('@/layouts/newVersion/NewVersion'), 'NewVersion');
const CompareTray = lazyWithPreload(() => import('@/catalog/comparison/CompareTray'), 'CompareTray');

/**
 * The code that offers a new version is loaded once a page has been open for this long, so that it does not delay the page. It is
 * loaded before there is a new version, because the host then no longer has the files of the old one.
 */
const NEW_VERSION_DELAY_MS = 10_000;

/** What a signed-in user has on every page: interrupted payments are resumed, character keys work, and the tray shows the compared cars. */
export function UserExtras() {
  const { name, photoUrl, email } = useUser();
  const seller = useMemo(() => ({ name, photoUrl, email }), [name, photoUrl, email]);
  const compared = useComparison(email);
  const hasStoredPayments = useHasStoredPayments();
  const hasSellerTasks = useHasSellerTasks(email);
  const hasDecisions = useHasDecisions(email);
  const hasBeenOpen = usePassed(NEW_VERSION_DELAY_MS);

  return (
    <>
      <ErrorBoundary>{hasStoredPayments && <PaymentRecovery />}</ErrorBoundary>
      <KeyboardShortcuts />
      <ErrorBoundary>{hasSellerTasks && <SellerTasks seller={seller} />}</ErrorBoundary>
      <ErrorBoundary>{hasDecisions && <DecisionTasks />}</ErrorBoundary>
      <ComparisonNews cars={compared} />
      {compared.length > 0 && <CompareTray />}
      <ErrorBoundary>{hasBeenOpen && <NewVersion />}</ErrorBoundary>
    </>
  );
}

function usePassed(ms: number) {
  const [isPassed, setIsPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsPassed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isPassed;
}
