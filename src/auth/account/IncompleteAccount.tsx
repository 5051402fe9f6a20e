import { lazyWithPreload } from '@/lib/browser/loadChunk';
import type { Session } from '@/session/state/sessionState';
import { Spinner } from '@/ui/feedback/loading';

const awaited = { fallback: <Spinner />, isAwaited: true };
const FinishSignUp = lazyWithPreload(() => import('./FinishSignUp'), 'FinishSignUp', awaited);
const NoProfile = lazyWithPreload(() => import('./NoProfile'), 'NoProfile', awaited);
const ConfirmEmail = lazyWithPreload(() => import('./ConfirmEmail'), 'ConfirmEmail', awaited);

interface IncompleteAccountProps {
  session: Extract<Session, { status: 'completing-sign-up' | 'no-record' | 'unconfirmed' }>;
}

/** What is shown in place of a page to an account that cannot use the site yet. */
export function IncompleteAccount({ session }: IncompleteAccountProps) {
  switch (session.status) {
    case 'completing-sign-up':
      return <FinishSignUp user={session.user} error={session.error} />;
    case 'no-record':
      return <NoProfile user={session.user} />;
    case 'unconfirmed':
      return <ConfirmEmail user={session.user} />;
  }
}
