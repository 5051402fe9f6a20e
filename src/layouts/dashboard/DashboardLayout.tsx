import { useState, type CSSProperties } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { useWaiting } from '@/admin/moderation/useWaiting';
import { storage } from '@/lib/browser/storage';
import { breakpoints } from '@/lib/config/breakpoints';
import { useUser } from '@/session/session';
import { startReads } from '@/session/startReads';
import { useMedia } from '@/ui/useMedia';
import { useMenuRoles } from '@/users/lastRoles';
import { holdsRole } from '@/users/roles';
import { SIDE_MENU_PX } from './limits';
import { SideMenu } from './SideMenu';
import css from './DashboardLayout.module.css';

const MENU_KEY = 'side-menu';
const menuStates = v.picklist(['collapsed', 'expanded']);

export const loader = () =>
  startReads((read, email) => {
    read(holdsRole('admin', email));
    read(holdsRole('seller', email));
  });

/**
 * The dashboard's pages with the side menu beside them; whether the menu is collapsed is stored. On narrow screens the
 * menu opens over the page and closes with the next navigation.
 */
function DashboardLayout() {
  const { email } = useUser();
  const roles = useMenuRoles(email);
  const { isAdmin } = roles;
  const waitingCount = useWaiting(isAdmin)?.cars ?? 0;
  const isNarrow = useMedia(breakpoints.tablet);
  const { key: locationKey } = useLocation();
  const [openAtKey, setOpenAtKey] = useState<string>();
  const [storedState, setStoredState] = useState(() => storage.read(MENU_KEY, menuStates) ?? 'expanded');
  const isCollapsed = isNarrow ? openAtKey !== locationKey : storedState === 'collapsed';
  const style: CSSProperties & Record<`--menu-${string}`, string> = {
    '--menu-collapsed': `${SIDE_MENU_PX.collapsed}px`,
    '--menu-expanded': `${SIDE_MENU_PX.expanded}px`,
    gridTemplateColumns: `${SIDE_MENU_PX[isNarrow ? 'collapsed' : storedState]}px minmax(0, 1fr)`,
  };

  const toggle = () => {
    if (isNarrow) {
      setOpenAtKey(isCollapsed ? locationKey : undefined);
      return;
    }
    const next = isCollapsed ? 'expanded' : 'collapsed';
    storage.write(MENU_KEY, next);
    setStoredState(next);
  };

  return (
    <div className={css.dashboard} style={style}>
      <SideMenu
        roles={roles}
        isCollapsed={isCollapsed}
        isOverPage={isNarrow && !isCollapsed}
        waitingCount={waitingCount}
        onToggle={toggle}
      />
      <div className={css.content}>
        <Outlet />
      </div>
    </div>
  );
}

export { DashboardLayout as Component };
