import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isOwnPost } from '@/cars/isOwnPost';
import { allCars } from '@/cars/queries';
import { SinceYouWereHere } from '@/catalog/following/SinceYouWereHere';
import { useSession } from '@/session/session';
import { ErrorBoundary } from '@/ui/feedback/ErrorBoundary';
import { wishlistOf } from '@/wishlist/queries';
import { paidItems } from '@/wishlist/schema';
import css from './SinceLastVisit.module.css';

const places = { home: css.home, cars: css.cars };

interface SinceLastVisitProps {
  place: keyof typeof places;
}

/** What has changed since the signed-in user's last visit, with their wishlist. */
export function SinceLastVisit({ place }: SinceLastVisitProps) {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  return (
    <ErrorBoundary>
      <WithWishlist place={place} user={session.user.email} />
    </ErrorBoundary>
  );
}

function WithWishlist({ place, user }: SinceLastVisitProps & { user: string }) {
  const cars = useQuery(allCars);
  const own = useMemo(() => cars.data?.filter((car) => isOwnPost(car, user)), [cars.data, user]);
  const others = useMemo(() => cars.data?.filter((car) => !own?.includes(car)), [cars.data, own]);
  const { data: items } = useQuery(wishlistOf(user));
  const open = useMemo(() => {
    const paid = paidItems(items ?? []);
    // Old data have wishes for own posts, which are not among the cars of others.
    return items?.filter(({ carId }) => !paid.has(carId) && !own?.some(({ id }) => id === carId));
  }, [items, own]);

  return (
    <SinceYouWereHere
      user={user}
      cars={others}
      wishes={open}
      isBesideSearches={place === 'cars'}
      className={places[place]}
    />
  );
}
