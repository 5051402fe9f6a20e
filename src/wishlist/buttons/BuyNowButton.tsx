import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useWrite } from '@/api/useWrite';
import { paths } from '@/lib/config/paths';
import { useUser } from '@/session/session';
import { Button } from '@/ui/button/Button';
import { offerOf } from '@/wishlist/offer';
import type { WishableCar } from '@/wishlist/schema';
import { wishlistTexts as texts } from '@/wishlist/texts';
import { usePaidWish } from '@/wishlist/wishState';
import { WriteFailure } from '@/wishlist/WriteFailure';
import { addWishWithToast } from './offerUndo';
import { AskSellerLink, PaymentLink } from './OrderLinks';
import css from './BuyNowButton.module.css';

interface BuyNowButtonProps {
  car: WishableCar;
  /** For pages with several cars: the button is quieter, and its name says which car it buys. */
  isOneOfMany?: boolean;
}

/** Adds the car to the wishlist and opens it. A bought car leads to its payment instead, one without a payable price to its seller. Not shown for the user's own post. */
export function BuyNowButton({ car, isOneOfMany = false }: BuyNowButtonProps) {
  const { email } = useUser();
  const { paid, isLoading } = usePaidWish(car.id, email);
  const title = car.title ?? texts.untitled;
  const offer = offerOf(car, email, paid?.id);

  switch (offer.kind) {
    case 'own':
      return null;
    case 'bought':
      return <PaymentLink id={offer.paidId} title={isOneOfMany ? title : undefined} />;
    case 'unpayable':
      return <AskSellerLink carId={car.id} title={title} />;
    case 'payable':
      return <BuyButton car={car} email={email} titleOfOne={isOneOfMany ? title : undefined} isDisabled={isLoading} />;
  }
}

interface BuyButtonProps {
  car: WishableCar;
  email: string;
  /** The car's title, if the button is one of many. */
  titleOfOne: string | undefined;
  /** Nobody buys a car of which it is not known yet whether they have bought it. */
  isDisabled: boolean;
}

function BuyButton({ car, email, titleOfOne, isDisabled }: BuyButtonProps) {
  const control = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  const add = useWrite(addWishWithToast);
  const buy = () =>
    add.mutate({ car, email }, { onSuccess: () => void navigate(paths.dashboard, { state: { highlight: car.id } }) });

  return (
    <>
      <Button
        ref={control}
        {...(titleOfOne === undefined
          ? { variant: 'primary', size: 'large', isWide: true }
          : { 'aria-label': texts.buyNowOf(titleOfOne), className: css.buy })}
        disabled={isDisabled}
        isBusy={add.isPending}
        onClick={buy}
      >
        {texts.buyNow}
      </Button>
      <WriteFailure write={{ ...add, mutate: buy }} control={control} place="inline" />
    </>
  );
}
