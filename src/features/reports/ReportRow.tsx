import { memo } from 'react';
import { isSame } from '@/shared/ui/list/stableRowsState';
import { reportMessages as messages } from '@/shared/messages/reports';
import { RemoveReportedCarButton } from './RemoveReportedCarButton';
import { RemoveReportButton } from './RemoveReportButton';
import type { TakeCarDown } from './queries';
import { ReportCard } from './ReportCard';
import type { Report } from './schema';

interface ReportRowProps {
  report: Report;
  /** The report was removed elsewhere while the list was on the screen. */
  isRemoved: boolean;
  isCarListed: boolean;
  /** Every report about the car. */
  carReports: readonly Report[];
  /** Both functions must keep their identity, so that an unchanged row does not re-render. */
  takeCarDown: TakeCarDown;
  onRemoved: (reports: readonly Report[]) => void;
}

/** A report with the actions of an admin. */
export const ReportRow = memo(function ReportRow(props: ReportRowProps) {
  const { report, isRemoved, isCarListed, carReports, takeCarDown, onRemoved } = props;
  const { id, carId } = report;

  return (
    <ReportCard
      report={report}
      isRemoved={isRemoved}
      isCarListed={isCarListed}
      others={carReports.filter((other) => other.id !== id).length}
      actions={
        <>
          {carId !== undefined && (
            <RemoveReportedCarButton
              carId={carId}
              title={report.title ?? messages.untitled}
              reports={carReports}
              isOffered={isCarListed && !isRemoved}
              takeCarDown={takeCarDown}
              onRemoved={onRemoved}
            />
          )}
          <RemoveReportButton report={report} isCarListed={isCarListed} isOffered={!isRemoved} onRemoved={onRemoved} />
        </>
      }
    />
  );
}, isSameRow);

/** Compares the elements of `carReports`: each response makes a new array of the same reports. */
function isSameRow({ carReports, ...before }: ReportRowProps, { carReports: carReportsNow, ...now }: ReportRowProps) {
  return isSame(carReports, carReportsNow) && isSame(Object.values(before), Object.values(now));
}
