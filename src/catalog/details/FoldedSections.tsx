import { statedPrice } from '@/cars/payablePrice';
import type { Car } from '@/cars/schema';
import { MonthlyEstimate } from '@/catalog/estimate/MonthlyEstimate';
import type { PricePosition } from '@/catalog/price/pricePosition';
import { PriceSection } from '@/catalog/price/PriceSection';
import { SellerCars } from '@/catalog/related/SellerCars';
import { SimilarCars } from '@/catalog/related/SimilarCars';
import css from './FoldedSections.module.css';

interface FoldedSectionsProps {
  car: Car;
  /** All cars that are listed; undefined until they are loaded. */
  cars: readonly Car[] | undefined;
  position: PricePosition | undefined;
  /** Whether the user may buy the car. */
  isForSale: boolean;
}

/** What helps to decide, below the car and folded: where its price stands, what a loan costs, and which others there are. */
export function FoldedSections({ car, cars, position, isForSale }: FoldedSectionsProps) {
  const price = statedPrice(car);

  return (
    <div data-screen-only className={css.sections}>
      <PriceSection car={car} position={position} />
      {isForSale && price !== undefined && <MonthlyEstimate price={price} />}
      {cars && (
        <>
          <SimilarCars car={car} cars={cars} />
          <SellerCars car={car} cars={cars} />
        </>
      )}
    </div>
  );
}
