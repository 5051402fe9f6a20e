import type { UserRecord } from '@/session/userRecord';
import { peopleTexts } from './texts';
import type { ListedRole } from './queries';

/** The text below the heading: the number of users and, among sellers, of unverified ones. */
export function subtitleOf(list: ListedRole, users: readonly UserRecord[] | undefined) {
  if (!users) return peopleTexts.reading;
  if (list === 'buyer') return peopleTexts.buyer.sub(users.length);
  return peopleTexts.seller.sub(users.length, users.filter(({ isVerified }) => !isVerified).length);
}
