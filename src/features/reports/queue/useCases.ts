import { useMemo } from 'react';
import type { StableRow } from '@/shared/ui/list/stableRowsState';
import type { Report } from '../schema';
import { caseSearch, groupByCar, searchCases, sortCases, type Case, type CaseSort, type ListedCar } from './cases';
import { statusOf, withDecided } from './caseStatus';
import type { Decision } from './decision';

interface CasesOptions {
  decided: ReadonlyMap<string, Decision>;
  gone: ReadonlySet<string>;
  cars: ReadonlyMap<string, ListedCar>;
  sort: CaseSort;
  search: string;
}

/** The cases in the order of the queue. Each step is computed again only if what it depends on has changed. */
export function useCases(rows: readonly StableRow<Report>[], { decided, gone, cars, sort, search }: CasesOptions) {
  const { all, waiting, isWaiting, swept } = useMemo(() => {
    // A car that was removed by a decision keeps its own title.
    const carOf = (key: string) => cars.get(key) ?? decided.get(key)?.subject;
    const cases = withDecided(groupByCar(rows, carOf), decided);
    const waitingKeys = new Set(cases.filter((one) => statusOf(one, decided).name === 'waiting').map(({ key }) => key));
    const isOfWaiting = ({ key }: Case) => waitingKeys.has(key);
    const isListed = (one: Case) => !gone.has(one.key) || statusOf(one, decided).name === 'decided';
    const listed = sortCases(cases.filter(isListed), sort);
    const unlisted = cases.filter((one) => !isListed(one) && isOfWaiting(one));
    return { all: listed, waiting: listed.filter(isOfWaiting), isWaiting: isOfWaiting, swept: unlisted };
  }, [rows, decided, gone, cars, sort]);

  const hasWords = useMemo(() => caseSearch(cars), [cars]);
  const found = useMemo(() => searchCases(all, hasWords, search), [all, hasWords, search]);
  const waitingInQueue = useMemo(() => found.filter(isWaiting), [found, isWaiting]);
  return { all, waiting, waitingInQueue, isWaiting, swept, cases: found };
}
