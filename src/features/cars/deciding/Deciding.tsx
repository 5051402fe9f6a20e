import { useQuery } from '@tanstack/react-query';
import { useUserStore } from '@/shared/browser/userStore';
import { useUser } from '@/shared/session/SessionProvider';
import { allCars } from '../queries';
import { RecentlyViewedSection } from '../related/RecentlyViewedSection';
import { SellerCars } from '../related/SellerCars';
import { SimilarCarsSection, type CardSlots } from '../related/SimilarCarsSection';
import type { Car } from '../schema';
import { seenCars } from '../seenCars';
import { PricePositionSection } from './PricePositionSection';

interface DecidingProps extends CardSlots {
  car: Car;
}

/** What helps to decide on a car: where its price stands, and which others there are. */
export function Deciding({ car, ...slots }: DecidingProps) {
  const cars = useQuery(allCars);
  const seen = useUserStore(seenCars, useUser().email);

  return (
    <>
      <PricePositionSection car={car} query={cars} />
      {cars.data && (
        <>
          <SimilarCarsSection car={car} cars={cars.data} {...slots} />
          <SellerCars id={car.id} email={car.seller.email} cars={cars.data} />
        </>
      )}
      <RecentlyViewedSection seen={seen} exceptId={car.id} cars={cars.data} fetchedAt={cars.dataUpdatedAt} />
    </>
  );
}
