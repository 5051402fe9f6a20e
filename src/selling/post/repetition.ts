import { createdAt } from '@/api/fields';
import { MINUTE_MS } from '@/lib/config/limits';

/** Whether two documents were made within a minute of each other. An ObjectId begins with its time. */
export function isOfSameMinute(id: string, otherId: string) {
  const timeOf = (objectId: string) => createdAt(objectId)?.getTime() ?? 0;
  return Math.abs(timeOf(id) - timeOf(otherId)) < MINUTE_MS;
}
