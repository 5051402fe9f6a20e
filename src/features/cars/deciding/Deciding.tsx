import { useQuery } from '@tanstack/react-query';
import { allCars } from '../queries';
import { SellerCars } from '../related/SellerCars';
import { SimilarCarsSection, type CardSlots } from '../related/SimilarCarsSection';
import type { Car } from '../schema';
import { PricePositionSection } from './PricePositionSection';

interface DecidingProps extends CardSlots {
  car: Car;
}

/** What helps to decide on a car: where its price stands, and which others there are. */
export function Deciding({ car, ...slots }: DecidingProps) {
  const cars = useQuery(allCars);

  return (
    <>
      <PricePositionSection car={car} query={cars} />
      {cars.data && (
        <>
          <SimilarCarsSection car={car} cars={cars.data} {...slots} />
          <SellerCars id={car.id} email={car.seller.email} cars={cars.data} />
        </>
      )}
    </>
  );
}
