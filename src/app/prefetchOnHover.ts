import { sessionState } from '@/shared/session/sessionState';
import { prefetchPage } from './routes';

/** Fetches a page's code when somebody points at a link to it or moves the focus there, until the function returned is called. */
export function prefetchOnHover() {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a');
    if (link && link.origin === window.location.origin)
      prefetchPage(link.pathname, sessionState.get().status === 'signed-out');
  };
  document.addEventListener('pointerover', onIntent);
  document.addEventListener('focusin', onIntent);
  return () => {
    document.removeEventListener('pointerover', onIntent);
    document.removeEventListener('focusin', onIntent);
  };
}
