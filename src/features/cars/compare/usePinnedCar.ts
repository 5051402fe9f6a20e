import { useQuery } from '@tanstack/react-query';
import type { ComparedCar } from './comparedCar';
import { useComparison } from './compareStore';
import { allCars } from '../queries';

/** The pinned car: as the list of all cars has it if that is loaded, else as it was when it was added. Fetches nothing. */
export function usePinnedCar(email: string): ComparedCar | undefined {
  const { cars, pinned } = useComparison(email);
  const { data: listed } = useQuery({
    ...allCars,
    enabled: false,
    select: (all) => (pinned === undefined ? undefined : all.find(({ id }) => id === pinned)),
  });
  return listed ?? cars.find(({ id }) => id === pinned);
}
