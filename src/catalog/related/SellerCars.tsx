import { useMemo, useState } from 'react';
import type { Car } from '@/cars/schema';
import { sortCars } from '@/catalog/filters/carSort';
import { isSameEmail } from '@/lib/text/isSameEmail';
import { Button } from '@/ui/button/Button';
import { FoldedSection } from '@/ui/layout/FoldedSection';
import { useShowMore } from '@/ui/list/useShowMore';
import { currentCar, CarRows } from './CarRows';
import { ROWS_PER_PAGE } from './limits';
import { similarTexts as texts } from './texts';
import css from './CarRows.module.css';

interface SellerCarsProps {
  /** This car, which is left out. Without a seller's email, nothing tells which cars are theirs. */
  car: Car;
  cars: readonly Car[];
}

/** The other cars of a seller, the newest first. */
export function SellerCars({ car: { id, seller }, cars }: SellerCarsProps) {
  const others = useMemo(() => {
    const theirs = cars.filter((car) => car.id !== id && isSameEmail(car.seller.email, seller.email));
    return sortCars(theirs, 'newest', (car) => car);
  }, [id, seller.email, cars]);
  const name = others.find((car) => car.seller.name !== undefined)?.seller.name;

  if (others.length === 0) return null;
  return (
    <FoldedSection title={texts.sellerCars(name)} hint={texts.count(others.length)}>
      <SellerRows others={others} cars={cars} />
    </FoldedSection>
  );
}

/** The cars that there were when the section was opened, like `SimilarRows`. */
function SellerRows({ others, cars }: { others: readonly Car[]; cars: readonly Car[] }) {
  const [shown] = useState(others);
  const { list, limit, more, showMore } = useShowMore(shown.length, ROWS_PER_PAGE);

  return (
    <>
      <CarRows ref={list} cars={shown.slice(0, limit).map((car) => ({ car: currentCar(car, cars) }))} />
      {more > 0 && (
        <Button className={css.more} onClick={showMore}>
          {texts.showMore(more)}
        </Button>
      )}
    </>
  );
}
