import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { SIDE_MENU_PX } from '@/shared/config/limits';
import { holdsRole } from '@/shared/users/roles';
import { useUser } from '@/shared/session/SessionProvider';
import { storage } from '@/shared/browser/storage';
import { useMedia } from '@/shared/ui/useMedia';
import css from './DashboardLayout.module.css';
import { SideMenu } from './SideMenu';

const MENU_KEY = 'side-menu';
const menuStates = v.picklist(['collapsed', 'expanded']);

/**
 * The side menu beside the dashboard's pages, whose state is remembered. Narrow screens have no room for it: there it
 * opens over the page, until one goes on.
 */
export function DashboardLayout() {
  const { email } = useUser();
  const isAdmin = useQuery(holdsRole('admin', email)).data ?? false;
  const isSeller = useQuery(holdsRole('seller', email)).data ?? false;
  const isNarrow = useMedia('(max-width: 720px)');
  const { key: visit } = useLocation();
  const [openOver, setOpenOver] = useState<string>();
  const [remembered, setRemembered] = useState(() => storage.read(MENU_KEY, menuStates) ?? 'expanded');
  const isCollapsed = isNarrow ? openOver !== visit : remembered === 'collapsed';
  const beside = SIDE_MENU_PX[isNarrow ? 'collapsed' : remembered];

  const toggle = () => {
    if (isNarrow) {
      setOpenOver(isCollapsed ? visit : undefined);
      return;
    }
    const next = isCollapsed ? 'expanded' : 'collapsed';
    storage.write(MENU_KEY, next);
    setRemembered(next);
  };

  return (
    <div className={css['dashboard']} style={{ gridTemplateColumns: `${beside}px minmax(0, 1fr)` }}>
      <SideMenu isAdmin={isAdmin} isSeller={isSeller} isCollapsed={isCollapsed} onToggle={toggle} />
      <div className={css['content']}>
        <Outlet />
      </div>
    </div>
  );
}
