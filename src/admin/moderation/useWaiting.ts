import { useQuery } from '@tanstack/react-query';
import { useMatch } from 'react-router-dom';
import { paths } from '@/lib/config/paths';
import { allReportsOnce } from '@/reports/queries';
import { caseKey } from './cases';
import { isWaiting, useDecisions } from './decisions';

/**
 * The reports that wait, and how many cars they are about: the page, the menus and the overview all count with it. Undefined until they
 * are known. Not polled: a report has waited for hours, so the list is read with the page and when the window gets the focus, and only
 * the page of reports has it each second.
 */
export function useWaiting(isAdmin: boolean) {
  const isPolled = useMatch(paths.reportedPosts) !== null;
  const { data } = useQuery({ ...allReportsOnce, enabled: isAdmin && !isPolled });
  const decisions = useDecisions();
  if (!isAdmin || !data) return undefined;
  const reports = data.filter((report) => isWaiting(report, decisions));
  return { reports, cars: new Set(reports.map(caseKey)).size };
}
