import { generatePath, useNavigate } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { Button } from '@/shared/ui/button/Button';
import { useWrite } from '@/shared/useWrite';
import { wishlistMessages as messages } from '@/shared/messages/wishlist';
import { addWish } from '../queries';
import type { WishableCar } from '../schema';
import { WriteFailure } from '../WriteFailure';

interface PaymentButtonProps {
  car: WishableCar;
  email: string;
  isDisabled: boolean;
}

/** Makes sure that the car is on the wishlist, since what is paid is the entry there. */
export function PaymentButton({ car, email, isDisabled }: PaymentButtonProps) {
  const navigate = useNavigate();
  const add = useWrite(addWish);

  const goOn = () =>
    add.mutate({ car, email }, { onSuccess: ({ id }) => void navigate(generatePath(paths.payment, { id })) });

  return (
    <>
      <Button variant="primary" size="large" isWide disabled={isDisabled} isBusy={add.isPending} onClick={goOn}>
        {messages.checkout.payment}
      </Button>
      <WriteFailure writes={[{ ...add, mutate: goOn }]} place="inline" />
    </>
  );
}
