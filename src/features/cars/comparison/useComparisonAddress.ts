import { useNavigate, useSearchParams } from 'react-router-dom';
import type { ComparedCar } from '../compare/comparedCar';
import { addressOfComparison, readComparison } from '../compare/compareAddress';
import { compareStore } from '../compare/compareStore';

/**
 * The comparison of the address, which may be somebody else's. A change is made in the address, and in the user's own comparison
 * as far as it has the same cars, so that opening a shared address does not replace it.
 */
export function useComparisonAddress(email: string) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { ids, pinned } = readComparison(search);

  const change = (nextIds: readonly string[], nextPinned: string | undefined) => {
    void navigate(addressOfComparison(nextIds, nextPinned), { replace: true, preventScrollReset: true });
  };

  return {
    ids,
    pinned,
    /** The address has no `cars` parameter. */
    isOpen: !search.has('cars'),
    pin: (id: string | undefined) => {
      change(ids, id);
      compareStore.pin(email, id);
    },
    add: (car: ComparedCar) => {
      change([...ids, car.id], pinned);
      compareStore.add(email, car);
    },
    takeOut: (id: string) => {
      change(
        ids.filter((other) => other !== id),
        pinned,
      );
      compareStore.remove(email, id);
    },
    clear: () => {
      change([], undefined);
      for (const id of ids) compareStore.remove(email, id);
    },
  };
}
