import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { allCars } from '../queries';
import type { Car } from '../schema';

/** A car of the list of all cars, if a page has loaded that. Fetches nothing, and searches only when the list has changed. */
export function useListedCar(id: string | undefined) {
  const select = useCallback(
    (cars: readonly Car[]) => (id === undefined ? undefined : cars.find((car) => car.id === id)),
    [id],
  );
  return useQuery({ ...allCars, enabled: false, select }).data;
}
