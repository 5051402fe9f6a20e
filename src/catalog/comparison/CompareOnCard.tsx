import type { Car } from '@/cars/schema';
import { lazyWithPreload } from '@/lib/browser/loadChunk';
import { useSession } from '@/session/session';

export const LazyCompareButton = lazyWithPreload(() => import('./CompareButton'), 'CompareButton');

/** Only signed-in users compare cars. */
export function CompareOnCard({ car, isTabStop }: { car: Car; isTabStop: boolean }) {
  return useSession().status === 'signed-in' && <LazyCompareButton car={car} isTabStop={isTabStop} />;
}
