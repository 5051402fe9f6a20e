import { useEffect, useState } from 'react';
import { afterPaint } from '@/shared/browser/afterPaint';
import { lazyWithPreload } from '@/shared/browser/lazyWithPreload';
import { useUserStore } from '@/shared/browser/userStore';
import type { Car } from '../schema';
import type { SavedCar } from './changes';
import { continueVisit, visits, visitToCompare } from './visits';

const ChangesPanel = lazyWithPreload(() => import('./ChangesPanel'), 'ChangesPanel');

interface SinceYouWereHereProps {
  user: string;
  /** All cars; undefined until they are loaded. */
  cars: readonly Car[] | undefined;
  /** The cars on the user's wishlist that they have not bought; undefined until it is loaded. */
  savedCars: readonly SavedCar[] | undefined;
  className: string | undefined;
}

/** What has changed since the user's previous visit on this device. Shows nothing if there was none, or if nothing has changed. */
export function SinceYouWereHere({ user, cars, savedCars, className }: SinceYouWereHereProps) {
  const visit = useUserStore(visits, user);
  // Before that, the stored visit may be the previous one.
  const [isVisiting, setIsVisiting] = useState(false);
  useEffect(
    () =>
      afterPaint(() => {
        continueVisit(user);
        setIsVisiting(true);
      }),
    [user],
  );

  const startedAt = visit?.startedAt;
  const previous = visitToCompare(visit);
  if (!isVisiting || startedAt === undefined || !previous || !cars || !savedCars) return null;
  return (
    <ChangesPanel
      user={user}
      previous={previous}
      startedAt={startedAt}
      cars={cars}
      savedCars={savedCars}
      knownChanges={visit?.knownChanges}
      className={className}
    />
  );
}
