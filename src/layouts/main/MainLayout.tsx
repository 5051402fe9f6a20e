import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from 'react-router-dom';
import { Header } from '@/layouts/header/Header';
import { layoutTexts } from '@/layouts/texts';
import { lazyWithPreload } from '@/lib/browser/loadChunk';
import { DASHBOARD } from '@/lib/config/paths';
import { useSession } from '@/session/session';
import { cx } from '@/ui/cx';
import { ErrorBoundary } from '@/ui/feedback/ErrorBoundary';
import { Footer } from './Footer';
import { useLateScroll } from './useLateScroll';
import css from './MainLayout.module.css';

const UserExtras = lazyWithPreload(() => import('@/layouts/user/UserExtras'), 'UserExtras');
const KeysButton = lazyWithPreload(() => import('@/layouts/keys/KeysButton'), 'KeysButton');

/**
 * Header, page and footer. Navigation moves the focus to the new page's heading, Back to the link that was followed;
 * it restores the scroll position.
 */
export function MainLayout() {
  const main = useFocusOnNavigation();
  // Not the path: an unknown page below the dashboard has the one document of all unknown pages.
  const isDashboard = useMatches().some(({ id }) => id === DASHBOARD);
  const isSignedIn = useSession().status === 'signed-in';
  useLateScroll();
  const isNavigating = useNavigation().state !== 'idle';

  return (
    <>
      <a href="#content" data-screen-only className={css.skip}>
        {layoutTexts.skip}
      </a>
      <Header />
      <div className={cx(css.progress, isNavigating && css.waiting)} aria-hidden />
      <main id="content" ref={main} tabIndex={-1} className={css.main}>
        <Outlet />
      </main>
      <ErrorBoundary>{isSignedIn && <UserExtras />}</ErrorBoundary>
      <Footer isSlim={isDashboard}>{isSignedIn && <KeysButton />}</Footer>
      <ScrollRestoration />
    </>
  );
}

function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // The place is read by the first effect: there is none while the documents are rendered.
  const last = useRef({ pathname, index: 0 });

  useEffect(() => {
    const left = last.current;
    last.current = { pathname, index: historyIndex() };
    const content = main.current;
    if (left.pathname === pathname || !content) return;
    const linkLeft = () => (last.current.index < left.index ? linkTo(content, left.pathname) : undefined);
    const target = () => linkLeft() ?? content.querySelector<HTMLElement>('h1') ?? content;
    let focused = target();
    focused.focus({ preventScroll: true });
    const isFinal = () => focused !== content && (last.current.index >= left.index || focused === linkLeft());
    if (isFinal()) return;
    // A page that waits for the user's role shows its heading later, and a list the link that was followed from it.
    const observer = new MutationObserver(() => {
      const isElsewhere = document.activeElement !== focused && focused.isConnected;
      const next = target();
      if (!isElsewhere && next !== focused) {
        focused = next;
        focused.focus({ preventScroll: true });
      }
      if (isElsewhere || isFinal()) observer.disconnect();
    });
    observer.observe(content, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname]);

  return main;
}

/** The place of this page in the tab's history, as the router counts it. */
function historyIndex() {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state && 'idx' in state && typeof state.idx === 'number' ? state.idx : 0;
}

/** The link of the page's content to this path: Back focuses it, so that the keyboard goes on from where the list was left. */
function linkTo(content: HTMLElement, path: string) {
  const links = content.querySelectorAll<HTMLAnchorElement>(':not(nav *)[href]:not([tabindex="-1"])');
  return [...links].find(({ pathname }) => pathname === path);
}
