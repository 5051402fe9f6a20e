import { useQuery } from '@tanstack/react-query';
import type { DuplicateRecord } from '@/admin/people/people';
import { userRecordsOf, type UserRecord } from '@/session/state/userRecord';

/**
 * The records that share a person's email, read anew when a dialog opens. The lists may know more of them: hosts compare emails as they are
 * written, with their capitals.
 * @param duplicate what the lists say
 */
export function usePersonRecords({ id, email }: UserRecord, duplicate: DuplicateRecord | undefined) {
  const query = useQuery({ ...userRecordsOf(email ?? ''), enabled: email !== undefined, staleTime: 0 });
  const ids =
    email === undefined ? [id] : query.isSuccess ? query.data.map((record) => record.id).toSorted() : undefined;
  const listed = duplicate && { place: duplicate.place, others: duplicate.total - 1 };
  const read = ids && { place: ids.indexOf(id) + 1, others: ids.filter((other) => other !== id).length };

  return {
    query,
    /** From 1; the first one is the person's profile. */
    place: Math.max(listed?.place ?? 1, read?.place ?? 1),
    /** How many others there are. Undefined if that could not be read. */
    others: read || listed ? Math.max(listed?.others ?? 0, read?.others ?? 0) : undefined,
  };
}
