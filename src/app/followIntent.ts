import { sessionState } from '@/shared/session/sessionState';
import { fetchPage } from './routes';

/** Fetches a page's code when somebody points at a link to it or moves the focus there, until the function returned is called. */
export function followIntent() {
  const heed = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a');
    if (link && link.origin === window.location.origin)
      fetchPage(link.pathname, sessionState.get().status === 'signed-out');
  };
  document.addEventListener('pointerover', heed);
  document.addEventListener('focusin', heed);
  return () => {
    document.removeEventListener('pointerover', heed);
    document.removeEventListener('focusin', heed);
  };
}
