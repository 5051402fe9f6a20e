import { useMemo } from 'react';
import { ROWS_PER_PAGE } from '@/cars/limits';
import type { Car } from '@/cars/schema';
import { sortCars } from '@/catalog/filters/carSort';
import { Button } from '@/ui/button/Button';
import { FoldedSection } from '@/ui/layout/FoldedSection';
import { useShowMore } from '@/ui/list/useShowMore';
import { CarRows } from './CarRows';
import { similarTexts as texts } from './texts';
import css from './CarRows.module.css';

interface SellerCarsProps {
  /** This car, which is left out. Without a seller's email, nothing tells which cars are theirs. */
  car: Car;
  cars: readonly Car[];
}

/** The other cars of a seller, the newest first. */
export function SellerCars({ car: { id, seller }, cars }: SellerCarsProps) {
  const email = seller.email?.toLowerCase();
  const others = useMemo(() => {
    const theirs = cars.filter(
      (car) => car.id !== id && email !== undefined && car.seller.email?.toLowerCase() === email,
    );
    return sortCars(theirs, 'newest', (car) => car);
  }, [id, email, cars]);
  const name = others.find((car) => car.seller.name !== undefined)?.seller.name;
  const { list, limit, more, showMore } = useShowMore(others.length, ROWS_PER_PAGE);

  if (others.length === 0) return null;
  return (
    <FoldedSection title={texts.sellerCars(name)} hint={texts.count(others.length)}>
      <CarRows ref={list} cars={others.slice(0, limit).map((car) => ({ car }))} />
      {more > 0 && (
        <Button className={css.more} onClick={showMore}>
          {texts.showMore(more)}
        </Button>
      )}
    </FoldedSection>
  );
}
