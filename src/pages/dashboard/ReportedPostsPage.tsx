import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ModerationQueue } from '@/admin/moderation/ModerationQueue';
import { useListedCars } from '@/cars/useListedCars';
import { allReports } from '@/reports/queries';

/** A report is a copy of the car as it was when it was reported, so whether the car is still listed must be fetched. */
function ReportedPostsPage() {
  const reports = useQuery(allReports);
  const carIds = useMemo(() => reports.data?.flatMap(({ carId }) => carId ?? []) ?? [], [reports.data]);
  const { cars, gone } = useListedCars(carIds);

  return <ModerationQueue query={reports} cars={cars} gone={gone} />;
}

export { ReportedPostsPage as Component };
