import { sessionState } from '@/shared/session/sessionState';
import { prefetchProtectedPages } from './lazyPages';
import { prefetchPage } from './routes';

/**
 * Prefetches a page's code when the pointer or the focus reaches a link to it.
 * @returns a function that removes the listeners
 */
export function prefetchOnHover() {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a');
    if (link && link.origin === window.location.origin)
      prefetchPage(link.pathname, sessionState.get().status === 'signed-out');
  };
  document.addEventListener('pointerover', prefetchProtectedPages, { once: true });
  document.addEventListener('pointerover', onIntent);
  document.addEventListener('focusin', onIntent);
  return () => {
    document.removeEventListener('pointerover', prefetchProtectedPages);
    document.removeEventListener('pointerover', onIntent);
    document.removeEventListener('focusin', onIntent);
  };
}
