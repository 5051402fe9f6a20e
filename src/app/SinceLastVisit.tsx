import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { SinceYouWereHere } from '@/features/cars/following/SinceYouWereHere';
import { allCars } from '@/features/cars/queries';
import { wishlistOf } from '@/features/wishlist/queries';
import { lazyWithPreload } from '@/shared/browser/lazyWithPreload';
import { useSession } from '@/shared/session/SessionProvider';
import { ErrorBoundary } from '@/shared/ui/feedback/ErrorBoundary';
import css from './SinceLastVisit.module.css';

const SavedCarRepost = lazyWithPreload(() => import('./SavedCarRepost'), 'SavedCarRepost');

interface SinceLastVisitProps {
  place: 'home' | 'cars';
}

/** What has changed since the signed-in user's last visit, with their wishlist. */
export function SinceLastVisit({ place }: SinceLastVisitProps) {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <WithWishlist place={place} user={session.user.email} />
    </ErrorBoundary>
  );
}

function WithWishlist({ place, user }: SinceLastVisitProps & { user: string }) {
  const cars = useQuery(allCars);
  const { data: wishes } = useQuery(wishlistOf(user));
  const wishedIds = useMemo(
    () => wishes && new Set(wishes.filter(({ isPaid }) => !isPaid).map(({ carId }) => carId)),
    [wishes],
  );

  const again = useCallback((carId: string) => <SavedCarRepost carId={carId} email={user} />, [user]);

  return <SinceYouWereHere user={user} cars={cars.data} wishedIds={wishedIds} again={again} className={css[place]} />;
}
