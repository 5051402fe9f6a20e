import type { UserRecord } from '@/shared/session/userRecord';
import { peopleWords } from '@/shared/words/users';
import type { ListedRole } from './queries';

/** How many there are, below the heading. */
export function subOf(list: ListedRole, users: readonly UserRecord[] | undefined) {
  if (!users) return peopleWords.reading;
  if (list === 'buyer') return peopleWords.buyer.sub(users.length);
  return peopleWords.seller.sub(users.length, users.filter(({ isVerified }) => !isVerified).length);
}
