import { sessionState } from '@/session/state/sessionState';
import { preloadPage } from './routes';

/**
 * Preloads a page's code when the pointer or the focus reaches a link to it.
 * @returns a function that removes the listeners
 */
export function prefetchOnHover() {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a');
    if (!link || link.origin !== window.location.origin) return;
    // The visit of the page says what failed.
    preloadPage(link.pathname, sessionState.get().status === 'signed-out').catch(() => undefined);
  };
  document.addEventListener('pointerover', onIntent);
  document.addEventListener('focusin', onIntent);
  return () => {
    document.removeEventListener('pointerover', onIntent);
    document.removeEventListener('focusin', onIntent);
  };
}
