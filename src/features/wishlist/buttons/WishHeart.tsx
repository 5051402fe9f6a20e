import Heart from 'lucide-react/icons/heart';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { wishlistMessages as messages } from '@/shared/messages/wishlist';
import { LazyHeartButton } from './lazyButtons';
import type { WishableCar } from '../schema';
import css from './WishHeart.module.css';
import { useWishEligibility } from '../wishEligibility';

interface WishHeartProps {
  car: WishableCar;
  /** A button with words, for pages about one car. */
  isWide?: boolean;
}

/** Visitors are led to the login page and back; one's own post has no heart. */
export function WishButton({ car, isWide = false }: WishHeartProps) {
  const wisher = useWishEligibility(car);
  const { pathname, search } = useLocation();

  if (wisher.kind === 'owner') return null;
  if (wisher.kind === 'buyer') return <LazyHeartButton car={car} email={wisher.email} isWide={isWide} />;

  const label = messages.signInToWish(car.title ?? messages.untitled);
  const link = { to: paths.login, state: { from: pathname + search }, title: label, 'aria-label': label };
  const icon = <Heart size={20} strokeWidth={1.75} aria-hidden />;
  if (isWide) {
    return (
      <ButtonLink {...link} icon={icon}>
        {messages.wishlist}
      </ButtonLink>
    );
  }
  return (
    <Link {...link} className={css['heart']}>
      <span className={css['circle']}>{icon}</span>
    </Link>
  );
}
