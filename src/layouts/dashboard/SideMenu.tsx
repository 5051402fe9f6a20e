import Bookmark from 'lucide-react/icons/bookmark';
import CarFront from 'lucide-react/icons/car-front';
import CirclePlus from 'lucide-react/icons/circle-plus';
import CircleUser from 'lucide-react/icons/circle-user';
import Flag from 'lucide-react/icons/flag';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import PanelLeft from 'lucide-react/icons/panel-left';
import Store from 'lucide-react/icons/store';
import Users from 'lucide-react/icons/users';
import { useRef } from 'react';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { moderationTexts } from '@/admin/moderation/texts';
import { overviewTexts } from '@/admin/overview/texts';
import { paths } from '@/lib/config/paths';
import { cx } from '@/ui/cx';
import { useDismiss } from '@/ui/overlay/useDismiss';
import { VisuallyHidden } from '@/ui/Text';
import type { useMenuRoles } from '@/users/lastRoles';
import { dashboardTexts as texts } from './texts';
import css from './SideMenu.module.css';

interface SideMenuProps {
  roles: ReturnType<typeof useMenuRoles>;
  isCollapsed: boolean;
  isOverPage: boolean;
  /** How many reported cars wait for an admin. */
  waitingCount: number;
  onToggle: () => void;
}

/**
 * When collapsed, it shows only icons, with tooltips; the labels remain for assistive technology. Profile and the toggle are
 * shown once the roles are known, whose entries come above them.
 */
export function SideMenu({ roles, isCollapsed, isOverPage, waitingCount, onToggle }: SideMenuProps) {
  const { pathname, search } = useLocation();
  // A payment and a change of a car belong to the list from which they were begun.
  const isChange = pathname === paths.postCar && new URLSearchParams(search).has('change');
  const current = matchPath(paths.payment, pathname) ? paths.dashboard : isChange ? paths.myCars : pathname;
  const menu = useRef<HTMLDivElement>(null);
  useDismiss(menu, { isEnabled: isOverPage, onDismiss: onToggle });
  const toggleLabel = isCollapsed ? texts.expand : texts.collapse;

  return (
    <>
      {isOverPage && <div className={css.backdrop} />}
      <div ref={menu} data-screen-only className={cx(css.menu, isOverPage && css.overPage)}>
        <div className={css.stay}>
          <nav aria-label={texts.title}>
            {entriesFor(roles).map(({ to, label, Icon }) => (
              <Link
                key={to}
                to={to}
                className={css.entry}
                title={label}
                aria-current={matchPath(to, current) ? 'page' : undefined}
              >
                <Icon size={20} aria-hidden />
                <span>{label}</span>
                {to === paths.reportedPosts && waitingCount > 0 && (
                  <>
                    <b aria-hidden className={css.count}>
                      {waitingCount}
                    </b>
                    <VisuallyHidden>
                      , <span>{moderationTexts.menuCount(waitingCount)}</span>
                    </VisuallyHidden>
                  </>
                )}
              </Link>
            ))}
          </nav>
          {!roles.areUnknown && (
            <button
              type="button"
              className={css.entry}
              title={toggleLabel}
              aria-expanded={!isCollapsed}
              onClick={onToggle}
            >
              <PanelLeft size={20} />
              <span>{toggleLabel}</span>
            </button>
          )}
        </div>
      </div>
    </>
  );
}

function entriesFor({ isAdmin, isSeller, areUnknown }: SideMenuProps['roles']) {
  return [
    { to: paths.dashboard, label: texts.wishlist, Icon: Bookmark },
    ...(isAdmin
      ? [
          { to: paths.overview, label: overviewTexts.title, Icon: LayoutDashboard },
          { to: paths.sellers, label: texts.allSellers, Icon: Store },
          { to: paths.buyers, label: texts.allBuyers, Icon: Users },
          { to: paths.reportedPosts, label: texts.reported, Icon: Flag },
        ]
      : []),
    ...(isSeller
      ? [
          { to: paths.myCars, label: texts.myCars, Icon: CarFront },
          { to: paths.postCar, label: texts.addCar, Icon: CirclePlus },
        ]
      : []),
    ...(areUnknown
      ? []
      : [{ to: paths.profile, label: isAdmin ? texts.adminProfile : texts.profile, Icon: CircleUser }]),
  ];
}
