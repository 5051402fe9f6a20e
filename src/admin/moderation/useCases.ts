import { useMemo } from 'react';
import type { ListedCars } from '@/cars/useListedCars';
import type { Report } from '@/reports/schema';
import { useStableRows } from '@/ui/list/stableRows';
import { groupByCar, searchCases, sortCases } from './cases';
import { useDecisions } from './decisions';
import type { QueueView } from './useQueueView';

/**
 * The reported cars, which do not move while they are read.
 * @param reports undefined until they are loaded
 */
export function useCases(
  reports: readonly Report[] | undefined,
  listed: ListedCars,
  { search, sort }: Pick<QueueView, 'search' | 'sort'>,
) {
  const decisions = useDecisions();
  const { rows, newCount, showNew } = useStableRows(reports);
  const all = useMemo(
    () => sortCases(groupByCar(rows, { ...listed, decisions }), sort),
    [rows, listed, decisions, sort],
  );
  const cases = useMemo(() => searchCases(all, search), [all, search]);
  return { all, cases, newCount, showNew };
}
