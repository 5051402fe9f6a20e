import { createdAt } from '@/api/fields';
import { DAY_MS } from '@/lib/config/limits';

/** For how many whole days a car was listed. The id of a post holds the time of posting. Undefined if that is not known. */
export function daysListed({ id }: { id: string }, until: number) {
  const listedAt = createdAt(id, until);
  return listedAt && Math.max(0, Math.floor((until - listedAt.getTime()) / DAY_MS));
}
