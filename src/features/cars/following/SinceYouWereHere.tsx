import { useEffect, useState } from 'react';
import { afterPaint } from '@/shared/browser/afterPaint';
import { lazyWithPreload } from '@/shared/browser/lazyWithPreload';
import { useUserStore } from '@/shared/browser/userStore';
import type { Car } from '../schema';
import { continueVisit, rememberSavedCars, visits, visitToCompare } from './visits';

const ChangesPanel = lazyWithPreload(() => import('./ChangesPanel'), 'ChangesPanel');

interface SinceYouWereHereProps {
  user: string;
  /** All cars; undefined until they are loaded. */
  cars: readonly Car[] | undefined;
  /** The cars on the user's wishlist that they have not bought; undefined until it is loaded. */
  wishedIds: ReadonlySet<string> | undefined;
  className: string | undefined;
}

/** What has changed since the user's previous visit on this device. Shows nothing if there was none, or if nothing has changed. */
export function SinceYouWereHere({ user, cars, wishedIds, className }: SinceYouWereHereProps) {
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
  useEffect(() => {
    if (!isVisiting || startedAt === undefined || !cars || !wishedIds || cars.length === 0) return undefined;
    return afterPaint(() => {
      const wished = cars.filter(({ id }) => wishedIds.has(id));
      rememberSavedCars(
        user,
        wished.map(({ id, title, brand, image, price }) => ({ id, title, brand, image, price })),
      );
    });
  }, [isVisiting, startedAt, user, cars, wishedIds]);

  const previous = visitToCompare(visit);
  if (!isVisiting || startedAt === undefined || !previous || !cars || !wishedIds) return null;
  return (
    <ChangesPanel
      user={user}
      previous={previous}
      startedAt={startedAt}
      cars={cars}
      wishedIds={wishedIds}
      className={className}
    />
  );
}
