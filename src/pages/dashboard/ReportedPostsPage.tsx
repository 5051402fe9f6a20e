import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useListedCars } from '@/cars/useListedCars';
import { QueueSkeleton, ModerationQueue } from '@/admin/moderation/ModerationQueue';
import { allReports } from '@/reports/queries';
import { Loaded } from '@/ui/feedback/Loaded';
import { StaleNote } from '@/ui/feedback/notes';

/** A report is a copy of the car as it was when it was reported, so whether the car is still listed must be fetched. */
function ReportedPostsPage() {
  const reports = useQuery(allReports);
  const carIds = useMemo(() => reports.data?.flatMap(({ carId }) => carId ?? []) ?? [], [reports.data]);
  const { cars, gone } = useListedCars(carIds);

  return (
    <ModerationQueue
      reports={reports.data}
      loading={
        <Loaded query={reports} skeleton={<QueueSkeleton />}>
          {() => null}
        </Loaded>
      }
      cars={cars}
      gone={gone}
      notice={<StaleNote query={reports} />}
    />
  );
}

export { ReportedPostsPage as Component };
