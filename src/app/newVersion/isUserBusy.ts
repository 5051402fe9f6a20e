import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router-dom';
import { isInField } from '@/shared/browser/singleKeys';
import { paths } from '@/shared/config/paths';

declare global {
  interface WindowEventMap {
    /**
     * Dispatched by `mayReload`, before the site reloads its own page and before it offers to. A part of the site that has something
     * which a reload would lose, such as an upload, prevents the event (`preventDefault`) until that is done. While the event is
     * prevented, the site neither reloads the page nor offers it.
     */
    'before-reload': Event;
  }
}

export const RELOAD_KEY = ['reload site'];

/** Dialogs and toasts, but not the offer of a new version, which has the role `status`, nor the header's menu, an `auto` popover. */
const OVER_THE_PAGE = 'dialog[open], [popover=manual]:not(:empty, [role="status"])';

/** Whether the user types or pays, something is shown over the page, a write is pending, or a reload would lose something. */
export function isUserBusy(client: QueryClient) {
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

/** Whether no part of the site has something that a reload would lose. */
export const mayReload = () => window.dispatchEvent(new Event('before-reload', { cancelable: true }));
