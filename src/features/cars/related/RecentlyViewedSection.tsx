import { useMemo } from 'react';
import { similarMessages as messages } from '@/shared/messages/deciding';
import type { Car } from '../schema';
import type { SeenCar } from '../seenCars';
import { Block } from './Block';
import { CarRows } from './CarRows';
import { recentlyViewed } from './recentlyViewed';

interface RecentlyViewedSectionProps {
  seen: readonly SeenCar[];
  /** The car of this page, which is left out. */
  exceptId: string;
  cars: readonly Car[] | undefined;
  /** When the list of cars was fetched. */
  fetchedAt: number;
}

/** The cars whose pages this user has opened last on this device. */
export function RecentlyViewedSection({ seen, exceptId, cars, fetchedAt }: RecentlyViewedSectionProps) {
  const rows = useMemo(
    () => recentlyViewed(seen, exceptId, cars && { cars, fetchedAt }),
    [seen, exceptId, cars, fetchedAt],
  );

  if (rows.length === 0) return null;
  return (
    <Block title={messages.recentlyViewed} lead={messages.onThisDevice}>
      <CarRows cars={rows} />
    </Block>
  );
}
