import { useVisit } from '@/features/cars/following/useVisit';
import { withWishedCars } from '@/app/wishedCars';
import { WishlistButton } from '@/features/wishlist/modal/WishlistButton';
import { lazyWithPreload } from '@/shared/browser/lazyWithPreload';
import type { Identity } from '@/shared/session/sessionState';
import { Avatar } from '@/shared/ui/Avatar';
import { DisclosureMenu } from '@/shared/ui/button/DisclosureMenu';
import { useIsAdmin } from '@/shared/users/lastRoles';
import { layoutMessages } from '@/shared/messages/layout';
import { AccountHead } from './AccountHead';
import css from './AccountMenu.module.css';
import { ThemeChoice } from './ThemeChoice';

const WaitingChip = lazyWithPreload(() => import('@/features/reports/queue/WaitingChip'), 'WaitingChip');

/**
 * The header's controls for a signed-in user: for admins the reports that wait, the wishlist, and on wide screens the photo, which opens
 * the menu of the account.
 */
export function MemberActions({ user }: { user: Identity }) {
  useVisit(user.email);
  const isAdmin = useIsAdmin(user.email);
  const label = layoutMessages.accountOf(user.name);

  return (
    <>
      {isAdmin && <WaitingChip />}
      <WishlistButton withCars={withWishedCars} />
      <div className={css['account']}>
        <DisclosureMenu
          label={label}
          buttonLabel={label}
          button={<Avatar name={user.name} photoUrl={user.photoUrl} />}
          buttonClassName={css['photo']}
          panelClassName={css['panel']}
        >
          <AccountHead user={user} />
          <ThemeChoice />
        </DisclosureMenu>
      </div>
    </>
  );
}
