import Cart from 'lucide-react/icons/shopping-cart';
import { generatePath, Link } from 'react-router-dom';
import { lazyWithPreload } from '@/lib/browser/loadChunk';
import { paths } from '@/lib/config/paths';
import { buttonClass } from '@/ui/button/Button';
import type { WishableCar } from '@/wishlist/schema';
import { wishlistTexts as texts } from '@/wishlist/texts';
import { useWishEligibility } from '@/wishlist/wishEligibility';
import css from './CartButton.module.css';

export const AddToCartButton = lazyWithPreload(() => import('./AddToCartButton'), 'AddToCartButton');

/** Adds the car to the wishlist and opens it. Visitors are sent to the login page, and then to the car's page. Not shown for an own post. */
export function CartButton({ car }: { car: WishableCar }) {
  const eligibility = useWishEligibility(car);

  if (eligibility.kind === 'owner') return null;
  if (eligibility.kind === 'buyer') return <AddToCartButton car={car} email={eligibility.email} />;
  return (
    <Link
      to={paths.login}
      state={{ from: generatePath(paths.carDetails, { id: car.id }) }}
      title={texts.addToCart}
      aria-label={texts.cartOf(texts.addToCart, car.title ?? texts.untitled)}
      className={`${buttonClass('quiet')} ${css.visitor}`}
    >
      <Cart size={20} />
    </Link>
  );
}
