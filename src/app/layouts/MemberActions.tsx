import { Link } from 'react-router-dom';
import { useVisit } from '@/features/cars/following/useVisit';
import { withWishedCars } from '@/app/wishedCars';
import { WishlistButton } from '@/features/wishlist/modal/WishlistButton';
import { paths } from '@/shared/config/paths';
import type { Identity } from '@/shared/session/identity';
import { Avatar } from '@/shared/ui/Avatar';
import { layoutMessages } from '@/shared/messages/layout';
import css from './Header.module.css';

/** The header's controls for a signed-in user: the wishlist, and the link to the profile. */
export function MemberActions({ user }: { user: Identity }) {
  useVisit(user.email);

  return (
    <>
      <WishlistButton withCars={withWishedCars} />
      <Link to={paths.profile} className={css['photo']} title={user.name}>
        <Avatar name={user.name} photoUrl={user.photoUrl} label={layoutMessages.profileOf(user.name)} />
      </Link>
    </>
  );
}
