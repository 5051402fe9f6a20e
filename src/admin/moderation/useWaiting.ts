import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useMatch } from 'react-router-dom';
import { paths } from '@/lib/config/paths';
import { allReportsOnce } from '@/reports/queries';
import { useDecisions } from './decisions';
import { waitingOf } from './waiting';

/**
 * The reports that wait; undefined until they are known. Not polled: a report has waited for hours, so the list is read with the page
 * and when the window gets the focus, and only the page of reports has it each second.
 */
export function useWaiting(isAdmin: boolean) {
  const isPolled = useMatch(paths.reportedPosts) !== null;
  const { data } = useQuery({ ...allReportsOnce, enabled: isAdmin && !isPolled });
  const decisions = useDecisions();
  return useMemo(() => (isAdmin && data ? waitingOf(data, decisions) : undefined), [isAdmin, data, decisions]);
}
