import { objectIdTime } from '@/api/objectId';
import { MINUTE_MS } from '@/lib/config/limits';

/** Whether two documents were made within a minute of each other, by the host's clock alone. */
export function isOfSameMinute(id: string, otherId: string) {
  return Math.abs(objectIdTime(id) - objectIdTime(otherId)) < MINUTE_MS;
}
