import { useCallback, useMemo, type ReactNode } from 'react';
import { EmptyGarage } from '@/shared/ui/art/EmptyGarage';
import { EmptyState } from '@/shared/ui/EmptyState';
import { FreshButton } from '@/shared/ui/FreshButton';
import { useSteadyRows } from '@/shared/ui/steadyRows';
import { reportWords as words } from '@/shared/words/reports';
import type { TakeCarDown } from './queries';
import css from './ReportList.module.css';
import { ReportRow } from './ReportRow';
import type { Report } from './schema';

interface ReportListProps {
  reports: readonly Report[];
  /** Cars that are known to be gone. */
  goneCarIds: readonly string[];
  takeCarDown: TakeCarDown;
  /** Whether the list is up to date. */
  notice: ReactNode;
}

/** Does not move under the reader: what others settle stays dimmed, what comes anew waits behind a button. */
export function ReportList({ reports, goneCarIds, takeCarDown, notice }: ReportListProps) {
  const { rows, freshCount, showFresh, forget } = useSteadyRows(reports);
  const byCar = useMemo(() => groupByCar(reports), [reports]);
  const onRemoved = useCallback(
    (removed: readonly Report[]) => {
      for (const { id } of removed) forget(id);
    },
    [forget],
  );

  return (
    <>
      <div className={css['bar']}>
        {notice}
        <FreshButton count={freshCount} onShow={showFresh} />
      </div>
      {rows.length === 0 && (
        <EmptyState art={<EmptyGarage />} title={words.none}>
          <p>{words.noneHint}</p>
        </EmptyState>
      )}
      <ul aria-label={words.list} className={css['list']} hidden={rows.length === 0}>
        {rows.map(({ row: report, isGone: isSettled }) => (
          <li key={report.id}>
            <ReportRow
              report={report}
              isSettled={isSettled}
              isCarThere={report.carId !== undefined && !goneCarIds.includes(report.carId)}
              aboutCar={byCar.get(report.carId) ?? []}
              takeCarDown={takeCarDown}
              onRemoved={onRemoved}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Those that have lost their car stand alone. */
function groupByCar(reports: readonly Report[]) {
  const groups = new Map<string | undefined, Report[]>();
  for (const report of reports) {
    if (report.carId === undefined) continue;
    groups.set(report.carId, [...(groups.get(report.carId) ?? []), report]);
  }
  return groups;
}
