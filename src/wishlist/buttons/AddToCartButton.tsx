import Cart from 'lucide-react/icons/shopping-cart';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useWrite } from '@/api/useWrite';
import { paths } from '@/lib/config/paths';
import { IconButton } from '@/ui/button/Button';
import type { Wish } from '@/wishlist/schema';
import { wishlistTexts as texts } from '@/wishlist/texts';
import { usePaidWish } from '@/wishlist/wishState';
import { WriteFailure } from '@/wishlist/WriteFailure';
import { addWishWithToast } from './offerUndo';
import css from './CartButton.module.css';

/** Adds the car to the user's wishlist and opens it. Not shown for a bought car, whose heart leads to its payment. */
export function AddToCartButton({ car, email }: Wish) {
  const control = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  const add = useWrite(addWishWithToast);
  const { paid } = usePaidWish(car.id, email);
  if (paid) return null;

  const openWishlist = () => void navigate(paths.dashboard, { state: { highlight: car.id } });

  return (
    <span className={css.cart}>
      <IconButton
        ref={control}
        label={texts.cartOf(texts.addToCart, car.title ?? texts.untitled)}
        title={texts.addToCart}
        variant="ghost"
        aria-busy={add.isPending || undefined}
        aria-disabled={add.isPending}
        onClick={() => add.mutate({ car, email }, { onSuccess: openWishlist })}
      >
        <Cart size={20} />
      </IconButton>
      <WriteFailure
        write={{ ...add, mutate: (wish) => add.mutate(wish, { onSuccess: openWishlist }) }}
        control={control}
        place="above"
      />
    </span>
  );
}
