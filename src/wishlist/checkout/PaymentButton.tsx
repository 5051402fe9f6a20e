import { useRef } from 'react';
import { generatePath, useNavigate } from 'react-router-dom';
import { useWrite } from '@/api/useWrite';
import { paths } from '@/lib/config/paths';
import { Button } from '@/ui/button/Button';
import { saveAnew } from '@/wishlist/queries';
import type { WishableCar } from '@/wishlist/schema';
import { WriteFailure } from '@/wishlist/WriteFailure';

interface PaymentButtonProps {
  /** As it is listed, with the price that the page shows. */
  car: WishableCar;
  email: string;
  isDisabled?: boolean;
  /** The page that it is on makes no sense afterwards. */
  replace?: boolean;
  children: string;
}

/** Saves the car on the wishlist as it is listed, unless it is, since a payment belongs to a wishlist item; then opens its payment page. */
export function PaymentButton({ car, email, isDisabled, replace = false, children }: PaymentButtonProps) {
  const control = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  const save = useWrite(saveAnew);

  const openPayment = () =>
    save.mutate(
      { car, email },
      { onSuccess: ({ id }) => void navigate(generatePath(paths.payment, { id }), { replace }) },
    );

  return (
    <>
      <Button
        ref={control}
        variant="primary"
        size="large"
        isWide
        disabled={isDisabled}
        isBusy={save.isPending}
        onClick={openPayment}
      >
        {children}
      </Button>
      <WriteFailure write={{ ...save, mutate: openPayment }} control={control} place="inline" />
    </>
  );
}
