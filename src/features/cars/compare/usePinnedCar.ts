import type { ComparedCar } from './comparedCar';
import { useComparison } from './compareStore';
import { useListedCar } from './useListedCar';

/** The pinned car: as the list of all cars has it if that is loaded, else as it was when it was added. */
export function usePinnedCar(email: string): ComparedCar | undefined {
  const { cars, pinned } = useComparison(email);
  return useListedCar(pinned) ?? cars.find(({ id }) => id === pinned);
}
