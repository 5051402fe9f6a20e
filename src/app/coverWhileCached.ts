import { accessToken } from '@/session/state/accessToken';
import { sessionState } from '@/session/state/sessionState';
import { readLastUser } from './document/readLastUser';

/**
 * Covers a page that enters the back/forward cache, so that no frame of it is painted when it comes back. It is uncovered only if
 * the user whom it shows is still signed in on this device, and loaded anew otherwise. So is a tab that slept while the next user
 * signed in in another one.
 */
export function coverWhileCached() {
  const { dataset } = document.documentElement;
  let shownTo: string | undefined;
  window.addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) return;
    // Before the app has started, its document shows what it keeps for the last user.
    shownTo = sessionState.user()?.email ?? readLastUser()?.email;
    dataset['covered'] = '';
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    if (readLastUser()?.email === shownTo) delete dataset['covered'];
    else window.location.reload();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || !accessToken.isReplaced()) return;
    dataset['covered'] = '';
    window.location.reload();
  });
}
