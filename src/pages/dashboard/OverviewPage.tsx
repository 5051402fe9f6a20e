import { useQuery } from '@tanstack/react-query';
import { useWaiting } from '@/admin/moderation/useWaiting';
import { Overview } from '@/admin/overview/Overview';
import { usersOfRole } from '@/admin/people/queries';
import { allCars } from '@/cars/queries';
import { brandName } from '@/cars/specs';
import { allReportsOnce } from '@/reports/queries';
import { startReads } from '@/session/startReads';

export const loader = () => startReads((read) => read(allCars));

/** The lists are read with the page, and when the window gets the focus: only their own pages poll them. */
function OverviewPage() {
  const reports = useQuery(allReportsOnce);
  const waiting = useWaiting(true) ?? { reports: [], cars: 0 };
  const sellers = useQuery(usersOfRole('seller'));
  const cars = useQuery(allCars);

  return <Overview reports={reports} waiting={waiting} sellers={sellers} cars={cars} brandName={brandName} />;
}

export { OverviewPage as Component };
