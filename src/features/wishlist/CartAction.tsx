import Cart from 'lucide-react/icons/shopping-cart';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/shared/paths';
import { IconButton } from '@/shared/ui/IconButton';
import { useWrite } from '@/shared/useWrite';
import { wishlistWords as words } from '@/shared/words/wishlist';
import css from './CartButton.module.css';
import { choose } from './choose';
import type { Wish } from './schema';
import { WriteFailure } from './WriteFailure';

/** Puts the car on this person's wishlist and goes there. */
export function CartAction({ car, email }: Wish) {
  const navigate = useNavigate();
  const add = useWrite(choose);
  const open = () => void navigate(paths.dashboard, { state: { highlight: car.id } });

  return (
    <span className={css['cart']}>
      <IconButton
        label={words.cartOf(words.addToCart, car.title ?? words.untitled)}
        title={words.addToCart}
        aria-busy={add.isPending || undefined}
        aria-disabled={add.isPending}
        onClick={() => add.mutate({ car, email }, { onSuccess: open })}
      >
        <Cart size={20} strokeWidth={1.75} aria-hidden />
      </IconButton>
      <WriteFailure writes={[{ ...add, mutate: (wish) => add.mutate(wish, { onSuccess: open }) }]} place="above" />
    </span>
  );
}
