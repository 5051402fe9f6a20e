import { createdAt } from '@/shared/api/fields';
import { DAY_MS } from '@/shared/config/durations';

/** For how many whole days a car was listed. The id of a post holds the time of posting. */
export function daysListed({ id }: { id: string }, until: number) {
  return Math.max(0, Math.floor((until - createdAt(id).getTime()) / DAY_MS));
}
