import type { UserRecord } from '@/session/state/userRecord';
import { peopleTexts } from './texts';
import type { ListedRole } from './queries';

/** The text below the heading: the number of users and, among sellers, of unverified ones; none after a failure, which the page tells. */
export function subtitleOf(
  list: ListedRole,
  { data: users, isError }: { data: readonly UserRecord[] | undefined; isError: boolean },
) {
  if (!users) return isError ? undefined : peopleTexts.reading;
  if (list === 'buyer') return peopleTexts.buyer.sub(users.length);
  return peopleTexts.seller.sub(users.length, users.filter(({ isVerified }) => !isVerified).length);
}
