import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ModerationQueue } from '@/admin/moderation/ModerationQueue';
import { useListedCars } from '@/cars/useListedCars';
import { allReports, allReportsOnce } from '@/reports/queries';
import { startReads } from '@/session/startReads';
import { lastRolesOf } from '@/users/lastRoles';

/** Begun together with the question whether the user is an admin, which the guard asks, if they were one at the last visit. */
export const loader = () => startReads((read, email) => lastRolesOf(email)?.isAdmin && read(allReportsOnce));

/** A report is a copy of the car as it was when it was reported, so whether the car is still listed must be fetched. */
function ReportedPostsPage() {
  const reports = useQuery(allReports);
  // The longest waiting first, as in the queue.
  const carIds = useMemo(() => reports.data?.flatMap(({ carId }) => carId ?? []).toReversed() ?? [], [reports.data]);
  return <ModerationQueue query={reports} listed={useListedCars(carIds)} />;
}

export { ReportedPostsPage as Component };
