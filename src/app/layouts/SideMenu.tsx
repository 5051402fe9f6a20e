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
import { paths } from '@/shared/config/paths';
import { cx } from '@/shared/ui/cx';
import { useDismiss } from '@/shared/ui/useDismiss';
import { VisuallyHidden } from '@/shared/ui/layout/VisuallyHidden';
import { moderationMessages } from '@/shared/messages/moderation';
import { overviewMessages } from '@/shared/messages/overview';
import { sideMenuMessages as messages } from '@/shared/messages/sideMenu';
import css from './SideMenu.module.css';

interface SideMenuProps {
  isAdmin: boolean;
  isSeller: boolean;
  isCollapsed: boolean;
  isOverPage: boolean;
  /** How many reported cars wait for an admin. */
  waitingCount: number;
  onToggle: () => void;
}

/** When collapsed, it shows only icons, with tooltips; the labels remain for assistive technology. */
export function SideMenu({ isAdmin, isSeller, isCollapsed, isOverPage, waitingCount, onToggle }: SideMenuProps) {
  const { pathname } = useLocation();
  // A payment belongs to the list from which it was begun.
  const current = matchPath(paths.payment, pathname) ? paths.dashboard : pathname;
  const menu = useRef<HTMLDivElement>(null);
  useDismiss(menu, { isEnabled: isOverPage, onDismiss: onToggle });
  const toggleLabel = isCollapsed ? messages.expand : messages.collapse;

  return (
    <>
      {isOverPage && <div className={css['backdrop']} />}
      <div ref={menu} className={cx(css['menu'], isOverPage && css['overPage'])}>
        <div className={css['stay']}>
          <nav aria-label={messages.title}>
            {entriesFor(isAdmin, isSeller).map(({ to, label, Icon }) => (
              <Link
                key={to}
                to={to}
                className={css['entry']}
                title={label}
                aria-current={matchPath(to, current) ? 'page' : undefined}
              >
                <Icon size={20} strokeWidth={1.75} aria-hidden />
                <span>{label}</span>
                {to === paths.reportedPosts && waitingCount > 0 && (
                  <>
                    <b aria-hidden className={css['count']}>
                      {waitingCount}
                    </b>
                    <VisuallyHidden>
                      , <span>{moderationMessages.menuCount(waitingCount)}</span>
                    </VisuallyHidden>
                  </>
                )}
              </Link>
            ))}
          </nav>
          <button
            type="button"
            className={css['entry']}
            title={toggleLabel}
            aria-expanded={!isCollapsed}
            onClick={onToggle}
          >
            <PanelLeft size={20} strokeWidth={1.75} />
            <span>{toggleLabel}</span>
          </button>
        </div>
      </div>
    </>
  );
}

function entriesFor(isAdmin: boolean, isSeller: boolean) {
  return [
    { to: paths.dashboard, label: messages.myBooking, Icon: Bookmark },
    ...(isAdmin
      ? [
          { to: paths.overview, label: overviewMessages.title, Icon: LayoutDashboard },
          { to: paths.sellers, label: messages.allSellers, Icon: Store },
          { to: paths.buyers, label: messages.allBuyers, Icon: Users },
          { to: paths.reportedPosts, label: messages.reported, Icon: Flag },
        ]
      : []),
    ...(isSeller
      ? [
          { to: paths.myProducts, label: messages.myProducts, Icon: CarFront },
          { to: paths.postProduct, label: messages.addProduct, Icon: CirclePlus },
        ]
      : []),
    { to: paths.profile, label: isAdmin ? messages.adminProfile : messages.profile, Icon: CircleUser },
  ];
}
