import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { takeCarDown } from '@/features/cars/queries';
import { useGoneCars } from '@/features/cars/useGoneCars';
import { allReports } from '@/features/reports/queries';
import { ReportList } from '@/features/reports/ReportList';
import { ReportListSkeleton } from '@/features/reports/ReportListSkeleton';
import { Loaded } from '@/shared/ui/feedback/Loaded';
import { PageHeading } from '@/shared/ui/layout/PageHeading';
import { StaleNote } from '@/shared/ui/feedback/StaleNote';
import { reportMessages as messages } from '@/shared/messages/reports';
import css from './ReportedPostsPage.module.css';

/** A report is a copy of the car as it was when it was reported, so whether the car is still listed must be fetched. */
export function ReportedPostsPage() {
  const reports = useQuery(allReports);
  const carIds = useMemo(() => reports.data?.flatMap(({ carId }) => carId ?? []) ?? [], [reports.data]);
  const goneCarIds = useGoneCars(carIds);

  return (
    <>
      <PageHeading subtitle={messages.sub}>{messages.title}</PageHeading>
      <div className={css['content']}>
        <Loaded query={reports} skeleton={<ReportListSkeleton />}>
          {(loaded) => (
            <ReportList
              reports={loaded}
              goneCarIds={goneCarIds}
              takeCarDown={takeCarDown}
              notice={<StaleNote query={reports} />}
            />
          )}
        </Loaded>
      </div>
    </>
  );
}
