import { useQuery } from '@tanstack/react-query';
import { startReads } from '@/app/startReads';
import { brandName } from '@/features/cars/brands';
import { allCars } from '@/features/cars/queries';
import { Overview } from '@/features/overview/Overview';
import { useWaiting } from '@/features/reports/queue/useWaiting';
import { allReportsOnce } from '@/features/reports/queries';
import { usersOfRole } from '@/features/users/queries';

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
