import Menu from 'lucide-react/icons/menu';
import { useEffect, useRef } from 'react';
import { Link, NavLink, useLocation, useNavigate } from 'react-router-dom';
import { layoutTexts } from '@/layouts/texts';
import { lazyWithPreload } from '@/lib/browser/loadChunk';
import { breakpoints } from '@/lib/config/breakpoints';
import { paths } from '@/lib/config/paths';
import { session, useSession } from '@/session/session';
import { Logo } from '@/ui/brand/Logo';
import { Button, IconButton } from '@/ui/button/Button';
import { ThemeSwitch } from '@/ui/button/ThemeSwitch';
import { Row } from '@/ui/layout/layout';
import { useMedia } from '@/ui/useMedia';
import { ThemeChoice } from './ThemeChoice';
import css from './Header.module.css';

const AccountHead = lazyWithPreload(() => import('./AccountHead'), 'AccountHead');
export const UserActions = lazyWithPreload(() => import('./UserActions'), 'UserActions');

const MAIN_MENU = 'main-menu';

/**
 * The sticky top navigation, which marks the current page. On narrow screens the links and what concerns the user fold into a popover,
 * which opens before the code has come. The browser says whether it is open, as `aria-expanded` would.
 */
export function Header() {
  const current = useSession();
  const { pathname, search, ...place } = useLocation();
  // After the sign-in people return to this page; from the login page, to the one that it was opened for.
  const loginState: unknown = place.state ?? { from: pathname + search };
  const isHome = pathname === paths.root || pathname === paths.home;
  const isWide = !useMedia(breakpoints.tablet, true);
  const panel = useClosedOnNavigation(isWide);
  const user = current.status === 'signed-in' ? current.user : undefined;
  const isSignedOut = current.status === 'signed-out';
  const signOut = 'user' in current && <SignOutButton />;

  return (
    <header className={css.header}>
      <Row gap={1} className={css.row}>
        <Link to={paths.home} className={css.logo}>
          <Logo />
        </Link>
        <div ref={panel} id={MAIN_MENU} popover="auto" className={css.panel}>
          {!isWide && user && <AccountHead user={user} />}
          <Row as="nav" gap={1} align="stretch" aria-label={layoutTexts.mainNavigation} className={css.nav}>
            <Link to={paths.home} aria-current={isHome ? 'page' : undefined}>
              {layoutTexts.home}
            </Link>
            <NavLink to={paths.cars}>{layoutTexts.categories}</NavLink>
            <NavLink to={paths.blog}>{layoutTexts.blog}</NavLink>
            {user?.email && <NavLink to={paths.dashboard}>{layoutTexts.dashboard}</NavLink>}
            {isSignedOut && (
              <NavLink to={paths.login} state={loginState}>
                {layoutTexts.login}
              </NavLink>
            )}
          </Row>
          {!isWide && user && <ThemeChoice />}
          {!isWide && signOut}
        </div>
        <Row gap={1} className={css.actions}>
          {user && <UserActions user={user} />}
          {isWide && signOut}
          {!user && <ThemeSwitch className={css.theme} />}
          <IconButton className={css.menu} variant="ghost" label={layoutTexts.openMenu} popoverTarget={MAIN_MENU}>
            <Menu size={20} />
          </IconButton>
        </Row>
      </Row>
    </header>
  );
}

/** Closes the menu with a navigation, and where its links stand beside each other. @returns the ref of the menu */
function useClosedOnNavigation(isWide: boolean) {
  const panel = useRef<HTMLDivElement>(null);
  const place = useLocation().key + String(isWide);
  const lastPlace = useRef(place);

  useEffect(() => {
    // Not on the first page, where the user may have opened it before the code has come.
    if (lastPlace.current !== place) panel.current?.hidePopover();
    lastPlace.current = place;
  }, [place]);

  return panel;
}

function SignOutButton() {
  const navigate = useNavigate();

  const handleClick = () => {
    session.signOut();
    void navigate(paths.home);
  };

  return <Button onClick={handleClick}>{layoutTexts.signOut}</Button>;
}
