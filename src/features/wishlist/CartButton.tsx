import Cart from 'lucide-react/icons/shopping-cart';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '@/shared/paths';
import { buttonClass } from '@/shared/ui/buttonClass';
import { wishlistWords as words } from '@/shared/words/wishlist';
import css from './CartButton.module.css';
import { CartAction } from './memberActions';
import type { WishableCar } from './schema';
import { useWisher } from './wisher';

/** Puts the car on the wishlist and goes there. Visitors are led to the login page and back; one's own post has none. */
export function CartButton({ car }: { car: WishableCar }) {
  const wisher = useWisher(car);
  const { pathname, search } = useLocation();

  if (wisher.kind === 'owner') return null;
  if (wisher.kind === 'buyer') return <CartAction car={car} email={wisher.email} />;
  return (
    <Link
      to={paths.login}
      state={{ from: pathname + search }}
      title={words.addToCart}
      aria-label={words.cartOf(words.addToCart, car.title ?? words.untitled)}
      className={`${buttonClass()} ${css['visitor'] ?? ''}`}
    >
      <Cart size={20} strokeWidth={1.75} aria-hidden />
    </Link>
  );
}
