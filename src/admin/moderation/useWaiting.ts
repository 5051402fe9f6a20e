import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useMatch } from 'react-router-dom';
import { paths } from '@/lib/config/paths';
import { allReportsOnce } from '@/reports/queries';
import type { Report } from '@/reports/schema';
import { useDecisions, type Decision, type Decisions } from './decisions';
import { caseKey, type Case } from './cases';

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

/** Nobody has decided about it; what could not be carried out waits again. */
const isWaiting = ({ id }: Report, decisions: Decisions) => (decisions.get(id)?.state ?? 'failed') === 'failed';

/** The reports that wait, and how many cars they are about: the page, the menus and the overview all count with it. */
export function waitingOf(listed: readonly Report[], decisions: Decisions) {
  const reports = listed.filter((report) => isWaiting(report, decisions));
  return { reports, cars: new Set(reports.map(caseKey)).size };
}

/** The reports of a case that wait; none if it is decided, or dealt with elsewhere. */
export function waitingIn({ reports }: Case, decisions: Decisions): Report[] {
  return reports.flatMap(({ row, isGone }) => (!isGone && isWaiting(row, decisions) ? row : []));
}

/** The latest decision about any of its reports. */
export function decisionAbout({ reports }: Case, decisions: Decisions): Decision | undefined {
  const made = reports.flatMap(({ row }) => decisions.get(row.id) ?? []);
  return made.toSorted((a, b) => b.dueAt - a.dueAt)[0];
}
