import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatch, useNavigation } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { cx } from '@/shared/ui/cx';
import { layoutMessages } from '@/shared/messages/layout';
import { Footer } from './Footer';
import { Header } from './Header';
import { PaymentRecoveryGate } from './PaymentRecoveryGate';
import css from './MainLayout.module.css';

/** Header, page and footer. Moving to another page puts the focus on its heading; Back restores where one was. */
export function MainLayout() {
  const main = useFocusOnNavigation();
  const isDashboard = useMatch(`${paths.dashboard}/*`) !== null;
  const isWaiting = useNavigation().state !== 'idle';

  return (
    <>
      <a href="#content" className={css['skip']}>
        {layoutMessages.skip}
      </a>
      <Header />
      <div className={cx(css['progress'], isWaiting && css['waiting'])} aria-hidden />
      <main id="content" ref={main} tabIndex={-1} className={css['main']}>
        <Outlet />
      </main>
      <PaymentRecoveryGate />
      <Footer isSlim={isDashboard} />
      <ScrollRestoration getKey={({ key, pathname, search }) => (key === 'default' ? pathname + search : key)} />
    </>
  );
}

function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const target = main.current?.querySelector<HTMLElement>('h1') ?? main.current;
    target?.focus({ preventScroll: true });
  }, [pathname]);

  return main;
}
