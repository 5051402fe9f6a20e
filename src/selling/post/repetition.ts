import { MINUTE_MS } from '@/lib/config/limits';

/** Whether two documents were made within a minute of each other. An ObjectId begins with the host's time, in seconds. */
export function isOfSameMinute(id: string, otherId: string) {
  const timeOf = (objectId: string) => Number.parseInt(objectId.slice(0, 8), 16) * 1000;
  return Math.abs(timeOf(id) - timeOf(otherId)) < MINUTE_MS;
}
