import type { UserRecord } from '@/session/state/userRecord';
import type { ListedRole } from './queries';
import { peopleTexts } from './texts';

interface Subtitle {
  text: string;
  /** The sellers who are not verified yet. */
  waiting: number;
}

/** What is below the heading: the number of users and, among sellers, of unverified ones; none after a failure, which the page tells. */
export function subtitleOf(
  list: ListedRole,
  { data: users, isError }: { data: readonly UserRecord[] | undefined; isError: boolean },
): Subtitle | undefined {
  if (!users) return isError ? undefined : { text: peopleTexts.reading, waiting: 0 };
  const { length } = users;
  if (list === 'buyer') return { text: peopleTexts.buyer.sub(length), waiting: 0 };
  const { seller } = peopleTexts;
  const waiting = users.filter(({ isVerified }) => !isVerified).length;
  return { text: waiting === 0 ? `${seller.sub(length)} ${seller.nobodyWaits}` : seller.sub(length), waiting };
}
