import { useQuery } from '@tanstack/react-query';
import { allCars } from '../queries';
import type { Car } from '../schema';
import { PricePosition } from './PricePosition';

/** What helps to decide on a car: how it compares with the others that are listed. */
export function Deciding({ car }: { car: Car }) {
  const cars = useQuery(allCars);

  return <PricePosition car={car} query={cars} />;
}
