import Heart from 'lucide-react/icons/heart';
import { generatePath, Link } from 'react-router-dom';
import { lazyWithPreload } from '@/lib/browser/loadChunk';
import { paths } from '@/lib/config/paths';
import { ButtonLink } from '@/ui/button/Button';
import type { WishableCar } from '@/wishlist/schema';
import { wishlistTexts as texts } from '@/wishlist/texts';
import { useWishEligibility } from '@/wishlist/wishEligibility';
import css from './WishButton.module.css';

export const HeartButton = lazyWithPreload(() => import('./HeartButton'), 'HeartButton');

interface WishHeartProps {
  car: WishableCar;
  /** Renders a square button, for pages about a single car. */
  isSquare?: boolean;
}

/** Visitors are sent to the login page, and then to the car's page. Not shown for the user's own post. */
export function WishButton({ car, isSquare = false }: WishHeartProps) {
  const eligibility = useWishEligibility(car);

  if (eligibility.kind === 'owner') return null;
  if (eligibility.kind === 'buyer') return <HeartButton car={car} email={eligibility.email} isSquare={isSquare} />;

  const label = texts.signInToWish(car.title ?? texts.untitled);
  const from = generatePath(paths.carDetails, { id: car.id });
  const link = { to: paths.login, state: { from }, title: label, 'aria-label': label };
  const icon = <Heart size={isSquare ? 20 : 16} />;
  if (isSquare) {
    return <ButtonLink {...link} icon={icon} className={css.square} />;
  }
  return (
    <Link {...link} className={css.heart}>
      <span className={css.circle}>{icon}</span>
    </Link>
  );
}
