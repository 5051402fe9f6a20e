import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { brandName } from '@/features/cars/brands';
import { allCars } from '@/features/cars/queries';
import { Overview } from '@/features/overview/Overview';
import { withoutDecided } from '@/features/reports/queue/caseStatus';
import { decisions } from '@/features/reports/queue/decisions';
import { allReportsOnce } from '@/features/reports/queries';
import { nameOf } from '@/features/users/people';
import { usersOfRole } from '@/features/users/queries';

/** The lists are fetched once, and again by "Count again": only their own pages poll them. */
export function OverviewPage() {
  const reports = useQuery(allReportsOnce);
  const sellers = useQuery(usersOfRole('seller'));
  const cars = useQuery(allCars);
  const decided = useSyncExternalStore(decisions.subscribe, decisions.all, decisions.all);
  const waiting = useMemo(() => reports.data && withoutDecided(reports.data, decided), [reports.data, decided]);

  return (
    <Overview
      reports={reports}
      waiting={waiting}
      sellers={sellers}
      sellerName={nameOf}
      cars={cars}
      brandName={brandName}
    />
  );
}
