import { useQueries, useQuery } from '@tanstack/react-query';
import { carById, takeCarDown } from '@/features/cars/queries';
import { allReports } from '@/features/reports/queries';
import { ReportList } from '@/features/reports/ReportList';
import { ReportListSkeleton } from '@/features/reports/ReportListSkeleton';
import { isCallError } from '@/shared/api/callError';
import { Loaded } from '@/shared/ui/Loaded';
import { PageHeading } from '@/shared/ui/PageHeading';
import { StaleNote } from '@/shared/ui/StaleNote';
import { reportWords as words } from '@/shared/words/reports';
import css from './ReportedPostsPage.module.css';

/** Reports carry what the car was like then; whether it is still listed is asked of each car. */
export function ReportedPostsPage() {
  const reports = useQuery(allReports);
  const carIds = [...new Set(reports.data?.flatMap(({ carId }) => carId ?? []))];
  const goneCarIds = useQueries({
    queries: carIds.map((id) => carById(id)),
    combine: (cars) => carIds.filter((_, at) => isCallError(cars[at]?.error, 'not-found')),
  });

  return (
    <>
      <PageHeading sub={words.sub}>{words.title}</PageHeading>
      <div className={css['content']}>
        <Loaded query={reports} skeleton={<ReportListSkeleton />}>
          {(list) => (
            <ReportList
              reports={list}
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
