import { useMemo, useState } from 'react';
import { ROWS_PER_PAGE } from '@/shared/config/carLimits';
import { Button } from '@/shared/ui/button/Button';
import { similarMessages as messages } from '@/shared/messages/deciding';
import { sortCars } from '../filters/carSort';
import type { Car } from '../schema';
import { Block } from './Block';
import css from './CarRows.module.css';
import { CarRows } from './CarRows';

interface SellerCarsProps {
  /** This car, which is left out. */
  id: string;
  /** The seller's e-mail; without one, nothing tells which cars are theirs. */
  email: string | undefined;
  cars: readonly Car[];
}

/** The other cars of a seller, the newest first. */
export function SellerCars({ id, email, cars }: SellerCarsProps) {
  const [limit, setLimit] = useState(ROWS_PER_PAGE);
  const others = useMemo(() => {
    const seller = email?.toLowerCase();
    const theirs = cars.filter(
      (car) => car.id !== id && seller !== undefined && car.seller.email?.toLowerCase() === seller,
    );
    return sortCars(theirs, 'newest', (car) => car);
  }, [id, email, cars]);
  const name = others.find((car) => car.seller.name !== undefined)?.seller.name;
  const moreCount = Math.min(ROWS_PER_PAGE, others.length - limit);

  if (others.length === 0) return null;
  return (
    <Block title={messages.sellerCars(name)}>
      <CarRows cars={others.slice(0, limit)} />
      {moreCount > 0 && (
        <Button className={css['more']} onClick={() => setLimit(limit + ROWS_PER_PAGE)}>
          {messages.showMore(moreCount)}
        </Button>
      )}
    </Block>
  );
}
