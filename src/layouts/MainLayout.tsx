import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from 'react-router-dom';
import { lazyWithPreload } from '@/lib/browser/loadChunk';
import { DASHBOARD } from '@/lib/config/paths';
import { useSession } from '@/session/session';
import { cx } from '@/ui/cx';
import { layoutTexts } from './texts';
import { Footer } from './Footer';
import { Header } from './Header';
import { MemberGate } from './account/MemberGate';
import css from './MainLayout.module.css';

const KeysButton = lazyWithPreload(() => import('./keys/KeysButton'), 'KeysButton');

/** Header, page and footer. Navigation moves the focus to the new page's heading; Back restores the scroll position. */
export function MainLayout() {
  const main = useFocusOnNavigation();
  // Not the path: an unknown page below the dashboard has the one document of all unknown pages.
  const isDashboard = useMatches().some(({ id }) => id === DASHBOARD);
  const isMember = useSession().status === 'signed-in';
  const isNavigating = useNavigation().state !== 'idle';

  return (
    <>
      <a href="#content" className={css.skip}>
        {layoutTexts.skip}
      </a>
      <Header />
      <div className={cx(css.progress, isNavigating && css.waiting)} aria-hidden />
      <main id="content" ref={main} tabIndex={-1} className={css.main}>
        <Outlet />
      </main>
      <MemberGate />
      <Footer isSlim={isDashboard}>{isMember && <KeysButton />}</Footer>
      <ScrollRestoration />
    </>
  );
}

function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const lastPathname = useRef(pathname);

  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    const content = main.current;
    const heading = () => content?.querySelector<HTMLElement>('h1');
    const target = heading() ?? content;
    target?.focus({ preventScroll: true });
    if (!content || target !== content) return;
    // A page that waits for the user's role shows its heading later.
    const observer = new MutationObserver(() => {
      const isElsewhere = document.activeElement !== content;
      if (!isElsewhere) heading()?.focus({ preventScroll: true });
      if (isElsewhere || heading()) observer.disconnect();
    });
    observer.observe(content, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname]);

  return main;
}
