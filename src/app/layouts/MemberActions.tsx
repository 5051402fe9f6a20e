import { Link } from 'react-router-dom';
import { useVisit } from '@/features/cars/following/useVisit';
import { withWishedCars } from '@/app/wishedCars';
import { WishlistButton } from '@/features/wishlist/modal/WishlistButton';
import { lazyWithPreload } from '@/shared/browser/lazyWithPreload';
import { paths } from '@/shared/config/paths';
import type { Identity } from '@/shared/session/identity';
import { Avatar } from '@/shared/ui/Avatar';
import { useIsAdmin } from '@/shared/users/lastRoles';
import { layoutMessages } from '@/shared/messages/layout';
import css from './Header.module.css';

const WaitingChip = lazyWithPreload(() => import('@/features/reports/queue/WaitingChip'), 'WaitingChip');

/** The header's controls for a signed-in user: for admins the reports that wait, the wishlist, and the link to the profile. */
export function MemberActions({ user }: { user: Identity }) {
  useVisit(user.email);
  const isAdmin = useIsAdmin(user.email);

  return (
    <>
      {isAdmin && <WaitingChip />}
      <WishlistButton withCars={withWishedCars} />
      <Link to={paths.profile} className={css['photo']} title={user.name}>
        <Avatar name={user.name} photoUrl={user.photoUrl} label={layoutMessages.profileOf(user.name)} />
      </Link>
    </>
  );
}
