import { useNavigate } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { useUser } from '@/shared/session/SessionProvider';
import { Button } from '@/shared/ui/button/Button';
import { useWrite } from '@/shared/useWrite';
import { wishlistMessages as messages } from '@/shared/messages/wishlist';
import { addWishWithToast } from './addWishWithToast';
import type { WishableCar } from '../schema';
import { isOwnPost } from '../wishEligibility';
import { WriteFailure } from '../WriteFailure';

/** Adds the car to the wishlist and opens it. Not shown for the user's own post. */
export function BuyNowButton({ car }: { car: WishableCar }) {
  const { email } = useUser();
  const navigate = useNavigate();
  const add = useWrite(addWishWithToast);
  if (isOwnPost(car, email)) return null;

  const buy = () =>
    add.mutate({ car, email }, { onSuccess: () => void navigate(paths.dashboard, { state: { highlight: car.id } }) });

  return (
    <>
      <Button variant="primary" size="large" isWide isBusy={add.isPending} onClick={buy}>
        {messages.buyNow}
      </Button>
      <WriteFailure writes={[{ ...add, mutate: buy }]} place="inline" />
    </>
  );
}
