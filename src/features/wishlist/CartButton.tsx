import Cart from 'lucide-react/icons/shopping-cart';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/shared/paths';
import { buttonClass } from '@/shared/ui/buttonClass';
import { IconButton } from '@/shared/ui/IconButton';
import { useWrite } from '@/shared/useWrite';
import { wishlistWords as words } from '@/shared/words/wishlist';
import css from './CartButton.module.css';
import { choose } from './choose';
import type { WishableCar } from './schema';
import { useWisher } from './wisher';
import { WriteFailure } from './WriteFailure';

interface CartButtonProps {
  car: WishableCar;
  label?: string;
}

/** Puts the car on the wishlist and goes there. Visitors are led to the login page and back; one's own post has none. */
export function CartButton({ car, label = words.addToCart }: CartButtonProps) {
  const wisher = useWisher(car);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const add = useWrite(choose);
  const icon = <Cart size={20} strokeWidth={1.75} aria-hidden />;
  const name = words.cartOf(label, car.title ?? words.untitled);

  if (wisher.kind === 'owner') return null;
  if (wisher.kind === 'visitor') {
    return (
      <Link
        to={paths.login}
        state={{ from: pathname + search }}
        title={label}
        aria-label={name}
        className={`${buttonClass()} ${css['visitor']}`}
      >
        {icon}
      </Link>
    );
  }

  const { email } = wisher;
  const open = () => void navigate(paths.dashboard, { state: { highlight: car.id } });
  return (
    <span className={css['cart']}>
      <IconButton
        label={name}
        title={label}
        aria-busy={add.isPending || undefined}
        aria-disabled={add.isPending}
        onClick={() => add.mutate({ car, email }, { onSuccess: open })}
      >
        {icon}
      </IconButton>
      <WriteFailure writes={[{ ...add, mutate: (wish) => add.mutate(wish, { onSuccess: open }) }]} place="above" />
    </span>
  );
}
