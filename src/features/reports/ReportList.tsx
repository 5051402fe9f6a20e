import type { ReactNode } from 'react';
import type { Outcome } from '@/shared/api/acks';
import { EmptyGarage } from '@/shared/ui/art/EmptyGarage';
import { EmptyState } from '@/shared/ui/EmptyState';
import { FreshButton } from '@/shared/ui/FreshButton';
import { useSteadyRows } from '@/shared/ui/steadyRows';
import { reportWords as words } from '@/shared/words/reports';
import { RemoveCarButton } from './RemoveCarButton';
import { RemoveReportButton } from './RemoveReportButton';
import { ReportCard } from './ReportCard';
import css from './ReportList.module.css';
import type { Report } from './schema';

interface ReportListProps {
  reports: readonly Report[];
  /** Cars that are known to be gone. */
  goneCarIds: readonly string[];
  takeCarDown: (carId: string) => Promise<Outcome>;
  /** Whether the list is up to date. */
  notice: ReactNode;
}

/** Does not move under the reader: what others settle stays dimmed, what comes anew waits behind a button. */
export function ReportList({ reports, goneCarIds, takeCarDown, notice }: ReportListProps) {
  const list = useSteadyRows(reports);
  const forget = (removed: readonly Report[]) => {
    for (const { id } of removed) list.forget(id);
  };

  return (
    <>
      <div className={css['bar']}>
        {notice}
        <FreshButton count={list.freshCount} onShow={list.showFresh} />
      </div>
      {list.rows.length === 0 && (
        <EmptyState art={<EmptyGarage />} title={words.none}>
          <p>{words.noneHint}</p>
        </EmptyState>
      )}
      <ul aria-label={words.list} className={css['list']} hidden={list.rows.length === 0}>
        {list.rows.map(({ row: report, isGone: isSettled }) => {
          const { id, carId } = report;
          const isCarThere = carId !== undefined && !goneCarIds.includes(carId);
          const aboutCar = carId === undefined ? [] : reports.filter((other) => other.carId === carId);

          return (
            <li key={id}>
              <ReportCard
                report={report}
                isSettled={isSettled}
                isCarThere={isCarThere}
                others={aboutCar.filter((other) => other.id !== id).length}
                actions={
                  <>
                    {carId !== undefined && (
                      <RemoveCarButton
                        carId={carId}
                        title={report.title ?? words.untitled}
                        reports={aboutCar}
                        isOffered={isCarThere && !isSettled}
                        takeCarDown={takeCarDown}
                        onRemoved={forget}
                      />
                    )}
                    <RemoveReportButton
                      report={report}
                      isCarThere={isCarThere}
                      isOffered={!isSettled}
                      onRemoved={forget}
                    />
                  </>
                }
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}
