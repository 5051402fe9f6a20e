import { useQuery } from '@tanstack/react-query';
import { createdAt } from '@/api/fields';
import { formatRelative } from '@/lib/text/format';
import { userRecordsOf, type UserRecord } from '@/session/state/userRecord';
import { profileTexts as texts } from './texts';

/** The marketplace's record of a seller. Without an email address, there is nobody to ask for. */
export function useSellerRecord(email = '') {
  const { data, isLoading, isError } = useQuery({ ...userRecordsOf(email), enabled: email !== '' });
  return { record: data?.[0], isLoading, isError };
}

/** "Verified seller, joined 8 months ago", as one line of text. */
export function standingOf({ isVerified, id }: UserRecord) {
  const joined = createdAt(id);
  return texts.standing(isVerified, joined && formatRelative(joined));
}
