import { useEffect } from 'react';
import { SEEN_AFTER_MS, SEEN_AGAIN_MS } from '@/shared/config/storedLimits';
import { useSession } from '@/shared/session/SessionProvider';
import type { Car } from '../schema';
import { rememberSeen, seenCars, type SeenCar } from '../seenCars';

/**
 * Remembers the cars that a list has shown for a second, but stores nothing if nothing about them has changed.
 * @param rows must be memoized
 */
export function useRememberShown(rows: readonly { row: Car; isGone: boolean }[]) {
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user.email : undefined;

  useEffect(() => {
    if (user === undefined || rows.length === 0) return undefined;
    const timer = setTimeout(() => {
      const now = Date.now();
      const known = new Map(seenCars.read(user).map((car) => [car.id, car]));
      const changed = rows.flatMap(({ row, isGone }) =>
        !isGone && hasChanged(row, known.get(row.id), now) ? [row] : [],
      );
      if (changed.length > 0) rememberSeen(user, changed, now);
    }, SEEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [user, rows]);
}

function hasChanged(car: Car, known: SeenCar | undefined, now: number) {
  if (!known || now - known.seenAt > SEEN_AGAIN_MS) return true;
  return (['title', 'brand', 'model', 'image', 'mileage', 'price'] as const).some(
    (field) => car[field] !== known[field],
  );
}
