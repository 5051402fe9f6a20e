import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { dialogTexts as texts } from '@/admin/people/texts';
import { userRecordsOf } from '@/session/state/userRecord';
import type { ActionDialogProps } from './PersonDialog';

/**
 * The records that share a person's email, read anew when a dialog opens. The lists may know more of them: hosts compare emails as they are
 * written, with their capitals.
 */
export function usePersonRecords({ user: { id, email }, duplicate, others }: ActionDialogProps) {
  const query = useQuery({ ...userRecordsOf(email ?? ''), enabled: email !== undefined, staleTime: 0 });
  const isReadHere = useIsRead(query);
  const isRead = email === undefined || (isReadHere && others.data !== undefined);
  const ids = isRead ? (query.data?.map((record) => record.id).toSorted() ?? [id]) : undefined;
  const listed = duplicate && { place: duplicate.place, others: duplicate.total - 1 };
  const read = ids && { place: ids.indexOf(id) + 1, others: ids.filter((other) => other !== id).length };

  return {
    reads: isRead ? [] : [{ query: others.data ? query : others, failed: texts.duplicatesUnknown }],
    /** From 1; the first one is the person's profile. */
    place: Math.max(listed?.place ?? 1, read?.place ?? 1),
    /** How many others there are. Undefined if that could not be read. */
    others: read || listed ? Math.max(listed?.others ?? 0, read?.others ?? 0) : undefined,
  };
}

/** Whether it was read since the dialog was opened, also if it could not be read again since: nothing that was confirmed may change by that. */
export function useIsRead({ dataUpdatedAt }: UseQueryResult) {
  const [openedAt] = useState(() => Date.now());
  return dataUpdatedAt >= openedAt;
}
