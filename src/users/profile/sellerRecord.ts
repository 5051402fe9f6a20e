import { useQuery } from '@tanstack/react-query';
import { createdAt } from '@/api/fields';
import { formatRelative } from '@/lib/text/format';
import { userRecordsOf } from '@/session/state/userRecord';
import { profileTexts as texts } from './texts';

/**
 * The marketplace's record of a seller. It `isMissing` if there is none under this email, for instance because an admin has removed it.
 * Without an email address, there is nobody to ask for.
 */
export function useSellerRecord(email = '') {
  const { data, isLoading } = useQuery({ ...userRecordsOf(email), enabled: email !== '' });
  return { record: data?.[0], isMissing: data?.length === 0, isLoading };
}

/** "Verified seller, joined 8 months ago", or why that is not known, as one line of text. */
export function standingOf({ record, isMissing, isLoading }: ReturnType<typeof useSellerRecord>) {
  if (isLoading) return undefined;
  if (!record) return isMissing ? texts.noProfile : texts.unchecked;
  const joined = createdAt(record.id);
  return texts.standing(record.isVerified, joined && formatRelative(joined));
}
