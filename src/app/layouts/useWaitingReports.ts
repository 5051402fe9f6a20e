import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { useMatch } from 'react-router-dom';
import { useListedCars } from '@/features/cars/useListedCars';
import { countWaiting } from '@/features/reports/queue/caseStatus';
import { decisions } from '@/features/reports/queue/decisions';
import { allReportsOnce } from '@/features/reports/queries';
import { paths } from '@/shared/config/paths';

/** The number of reported cars that wait, once it is known which are still listed. Not live: only the page of reports polls. */
export function useWaitingReports(isAdmin: boolean) {
  const isPolling = useMatch(paths.reportedPosts) !== null;
  const { data } = useQuery({ ...allReportsOnce, enabled: isAdmin && !isPolling });
  const decided = useSyncExternalStore(decisions.subscribe, decisions.all, decisions.all);
  const carIds = useMemo(() => data?.flatMap(({ carId }) => carId ?? []) ?? [], [data]);
  const { gone, isComplete } = useListedCars(carIds);
  const isKnown = isAdmin && isComplete;
  return useMemo(() => (isKnown && data ? countWaiting(data, gone, decided) : 0), [isKnown, data, gone, decided]);
}
