import type { Car } from '@/features/cars/schema';
import { lazyWithPreload } from '@/shared/browser/lazyWithPreload';
import { useSession } from '@/shared/session/SessionProvider';

export const CompareButton = lazyWithPreload(() => import('@/features/cars/comparison/CompareButton'), 'CompareButton');

/** Only signed-in users compare cars. */
export function CompareOnCard({ car }: { car: Car }) {
  return useSession().status === 'signed-in' && <CompareButton car={car} />;
}
