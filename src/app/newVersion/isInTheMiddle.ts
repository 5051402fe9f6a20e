import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router-dom';
import { isInField } from '@/shared/browser/singleKeys';
import { paths } from '@/shared/config/paths';

declare global {
  interface WindowEventMap {
    /** Asks whether the page may be reloaded. Prevented by what a reload would lose, for as long as it is there. */
    'before-reload': Event;
  }
}

export const RELOAD_KEY = ['reload site'];

/** Dialogs and toasts; the offer of a new version is a status itself. */
const OVER_THE_PAGE = 'dialog[open], [popover]:not(:empty, [role="status"])';

/** Whether the user types or pays, something is shown over the page, a write is pending, or a reload would lose something. */
export function isInTheMiddle(client: QueryClient) {
  const { activeElement } = document;
  return (
    isInField(activeElement) ||
    // The fields for the card are frames of Stripe's.
    activeElement instanceof HTMLIFrameElement ||
    matchPath(paths.payment, window.location.pathname) !== null ||
    document.querySelector(OVER_THE_PAGE) !== null ||
    client.isMutating({ predicate: ({ options }) => options.mutationKey !== RELOAD_KEY }) > 0 ||
    !mayReload()
  );
}

export const mayReload = () => window.dispatchEvent(new Event('before-reload', { cancelable: true }));
