import { useRef } from 'react';
import { generatePath, useNavigate } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { Button } from '@/shared/ui/button/Button';
import { useWrite } from '@/shared/useWrite';
import { wishlistPageMessages as messages } from '@/shared/messages/wishlistPage';
import { addWish } from '../queries';
import type { WishableCar } from '../schema';
import { WriteFailure } from '../WriteFailure';

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
        {messages.checkout.payment}
      </Button>
      <WriteFailure writes={[{ ...add, mutate: openPayment }]} control={control} place="inline" />
    </>
  );
}
