import { isOwnPost } from '@/cars/isOwnPost';
import { useSession } from '@/session/session';
import type { WishableCar } from './schema';

/** Whether the user may wish for this car: visitors have to sign in first, and the owner of the post may not. */
export function useWishEligibility(car: Pick<WishableCar, 'seller'>) {
  const session = useSession();
  if (session.status !== 'signed-in') return { kind: 'visitor' } as const;
  const { email } = session.user;
  return isOwnPost(car, email) ? ({ kind: 'owner' } as const) : ({ kind: 'buyer', email } as const);
}
