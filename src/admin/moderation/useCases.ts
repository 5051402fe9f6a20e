import { useMemo } from 'react';
import type { Car } from '@/cars/schema';
import type { Report } from '@/reports/schema';
import { useStableRows } from '@/ui/list/stableRows';
import { groupByCar, searchCases, sortCases } from './cases';
import { useDecisions } from './decisions';
import type { QueueView } from './useQueueView';

export interface ReportedCars {
  cars: ReadonlyMap<string, Car>;
  /** The ids of cars that are known to be no longer listed. */
  gone: ReadonlySet<string>;
}

/**
 * The reported cars, which do not move while they are read.
 * @param reports undefined until they are loaded
 */
export function useCases(
  reports: readonly Report[] | undefined,
  { cars, gone }: ReportedCars,
  { search, sort }: Pick<QueueView, 'search' | 'sort'>,
) {
  const decisions = useDecisions();
  const { rows, newCount, showNew } = useStableRows(reports);
  const all = useMemo(
    () => sortCases(groupByCar(rows, { cars, gone, decisions }), sort),
    [rows, cars, gone, decisions, sort],
  );
  /** Those that the search finds. */
  const cases = useMemo(() => searchCases(all, search), [all, search]);
  return { all, cases, newCount, showNew };
}
