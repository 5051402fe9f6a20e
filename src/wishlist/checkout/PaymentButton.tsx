import { useRef } from 'react';
import { generatePath, useNavigate } from 'react-router-dom';
import { paths } from '@/lib/config/paths';
import { Button } from '@/ui/button/Button';
import { useWrite } from '@/api/useWrite';
import { wishlistTexts as texts } from '@/wishlist/texts';
import { addWish } from '@/wishlist/queries';
import type { WishableCar } from '@/wishlist/schema';
import { WriteFailure } from '@/wishlist/WriteFailure';

interface PaymentButtonProps {
  car: WishableCar;
  email: string;
  isDisabled: boolean;
}

/** Adds the car to the wishlist first if it is not on it, since a payment belongs to a wishlist item. */
export function PaymentButton({ car, email, isDisabled }: PaymentButtonProps) {
  const control = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  const add = useWrite(addWish);

  const openPayment = () =>
    add.mutate({ car, email }, { onSuccess: ({ id }) => void navigate(generatePath(paths.payment, { id })) });

  return (
    <>
      <Button
        ref={control}
        variant="primary"
        size="large"
        isWide
        disabled={isDisabled}
        isBusy={add.isPending}
        onClick={openPayment}
      >
        {texts.checkout.payment}
      </Button>
      <WriteFailure writes={[{ ...add, mutate: openPayment }]} control={control} place="inline" />
    </>
  );
}
