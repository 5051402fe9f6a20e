import { lazyWithPreload } from '@/lib/browser/loadChunk';
import { useSession } from '@/session/session';
import { ErrorBoundary } from '@/ui/feedback/ErrorBoundary';

const MemberExtras = lazyWithPreload(() => import('./MemberExtras'), 'MemberExtras');

/** What only signed-in users have on every page. Its code is part of no page and loads in the background. */
export function MemberGate() {
  if (useSession().status !== 'signed-in') return null;
  return (
    <ErrorBoundary>
      <MemberExtras />
    </ErrorBoundary>
  );
}
