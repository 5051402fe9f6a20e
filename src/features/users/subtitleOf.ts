import type { UserRecord } from '@/shared/users/userRecord';
import { peopleMessages } from '@/shared/messages/users';
import type { ListedRole } from './queries';

/** The text below the heading: the number of users and, among sellers, of unverified ones. */
export function subtitleOf(list: ListedRole, users: readonly UserRecord[] | undefined) {
  if (!users) return peopleMessages.reading;
  if (list === 'buyer') return peopleMessages.buyer.sub(users.length);
  return peopleMessages.seller.sub(users.length, users.filter(({ isVerified }) => !isVerified).length);
}
