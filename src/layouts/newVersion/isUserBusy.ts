import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router-dom';
import { isInField } from '@/lib/browser/characterKeys';
import { mayReload } from '@/lib/browser/reloadSite';
import { paths } from '@/lib/config/paths';

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
