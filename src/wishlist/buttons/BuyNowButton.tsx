import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useWrite } from '@/api/useWrite';
import { priceProblemOf } from '@/cars/payablePrice';
import { paths } from '@/lib/config/paths';
import { useUser } from '@/session/session';
import { Button } from '@/ui/button/Button';
import type { WishableCar } from '@/wishlist/schema';
import { wishlistTexts as texts } from '@/wishlist/texts';
import { isOwnPost } from '@/wishlist/wishEligibility';
import { useWish } from '@/wishlist/wishState';
import { WriteFailure } from '@/wishlist/WriteFailure';
import { addWishWithToast } from './offerUndo';
import { AskSellerLink, ReceiptLink } from './OrderLinks';
import css from './BuyNowButton.module.css';

interface BuyNowButtonProps {
  car: WishableCar;
  /** For pages with several cars: the button is quieter, and its name says which car it buys. */
  isOneOfMany?: boolean;
}

/** Adds the car to the wishlist and opens it. A bought car leads to its receipt instead, one without a payable price to its seller. Not shown for the user's own post. */
export function BuyNowButton({ car, isOneOfMany = false }: BuyNowButtonProps) {
  const { email } = useUser();
  const control = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  const add = useWrite(addWishWithToast);
  const { paid } = useWish(car.id, email);
  if (isOwnPost(car, email)) return null;
  if (paid) return <ReceiptLink id={paid.id} title={isOneOfMany ? (car.title ?? texts.untitled) : undefined} />;
  if (priceProblemOf(car.price)) return <AskSellerLink carId={car.id} title={car.title ?? texts.untitled} />;

  const buy = () =>
    add.mutate({ car, email }, { onSuccess: () => void navigate(paths.dashboard, { state: { highlight: car.id } }) });

  return (
    <>
      <Button
        ref={control}
        {...(isOneOfMany
          ? { 'aria-label': texts.buyNowOf(car.title ?? texts.untitled), className: css.buy }
          : { variant: 'primary', size: 'large', isWide: true })}
        isBusy={add.isPending}
        onClick={buy}
      >
        {texts.buyNow}
      </Button>
      <WriteFailure writes={[{ ...add, mutate: buy }]} control={control} place="inline" />
    </>
  );
}
