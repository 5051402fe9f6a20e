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
  /** Removed elsewhere while the list was being looked at. */
  isSettled: boolean;
  isCarThere: boolean;
  /** Every report about the car. */
  aboutCar: readonly Report[];
  /** Both must stay the same functions, so that a row that has not changed is not drawn again. */
  takeCarDown: TakeCarDown;
  onRemoved: (reports: readonly Report[]) => void;
}

/** A report with what an admin can do about it. */
export const ReportRow = memo(function ReportRow(props: ReportRowProps) {
  const { report, isSettled, isCarThere, aboutCar, takeCarDown, onRemoved } = props;
  const { id, carId } = report;

  return (
    <ReportCard
      report={report}
      isSettled={isSettled}
      isCarThere={isCarThere}
      others={aboutCar.filter((other) => other.id !== id).length}
      actions={
        <>
          {carId !== undefined && (
            <RemoveReportedCarButton
              carId={carId}
              title={report.title ?? messages.untitled}
              reports={aboutCar}
              isOffered={isCarThere && !isSettled}
              takeCarDown={takeCarDown}
              onRemoved={onRemoved}
            />
          )}
          <RemoveReportButton report={report} isCarThere={isCarThere} isOffered={!isSettled} onRemoved={onRemoved} />
        </>
      }
    />
  );
}, isSameRow);

/** The array is made anew with each answer, of the same reports. */
function isSameRow({ aboutCar, ...before }: ReportRowProps, { aboutCar: aboutCarNow, ...now }: ReportRowProps) {
  return isSame(aboutCar, aboutCarNow) && isSame(Object.values(before), Object.values(now));
}
