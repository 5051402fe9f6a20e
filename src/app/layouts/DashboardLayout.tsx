import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import * as v from 'valibot';
import { SIDE_MENU_PX } from '@/shared/limits';
import { holdsRole } from '@/shared/session/roles';
import { useUser } from '@/shared/session/SessionProvider';
import { storage } from '@/shared/storage';
import css from './DashboardLayout.module.css';
import { SideMenu } from './SideMenu';

const MENU_KEY = 'side-menu';
const menuStates = v.picklist(['collapsed', 'expanded']);

/** The side menu beside the dashboard's pages; narrow screens begin with it collapsed, and its state is remembered. */
export function DashboardLayout() {
  const { email } = useUser();
  const isAdmin = useQuery(holdsRole('admin', email)).data ?? false;
  const isSeller = useQuery(holdsRole('seller', email)).data ?? false;
  const [state, setState] = useState(() => storage.read(MENU_KEY, menuStates) ?? firstState());

  const toggle = () => {
    const next = state === 'collapsed' ? 'expanded' : 'collapsed';
    storage.write(MENU_KEY, next);
    setState(next);
  };

  return (
    <div className={css['dashboard']} style={{ gridTemplateColumns: `${SIDE_MENU_PX[state]}px minmax(0, 1fr)` }}>
      <SideMenu isAdmin={isAdmin} isSeller={isSeller} isCollapsed={state === 'collapsed'} onToggle={toggle} />
      <div className={css['content']}>
        <Outlet />
      </div>
    </div>
  );
}

function firstState() {
  return window.matchMedia('(max-width: 720px)').matches ? 'collapsed' : 'expanded';
}
