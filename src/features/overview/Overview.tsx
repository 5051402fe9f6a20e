import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useMemo } from 'react';
import { unreadableIn } from '@/shared/api/unreadable';
import { paths } from '@/shared/config/paths';
import { Button } from '@/shared/ui/button/Button';
import type { LoadedQuery } from '@/shared/ui/feedback/Loaded';
import { StaleNote } from '@/shared/ui/feedback/StaleNote';
import row from '@/shared/ui/layout/headingRow.module.css';
import { PageHeading } from '@/shared/ui/layout/PageHeading';
import { formatTime } from '@/shared/messages/format';
import { overviewMessages as messages } from '@/shared/messages/overview';
import { BarChart } from './BarChart';
import type { OverviewCar } from './brands';
import { BrandsChart, PricesChart, WeeksChart } from './CarCharts';
import { ChartBody } from './ChartBody';
import { ChartCard } from './ChartCard';
import css from './Overview.module.css';
import { reportAges, type WaitingReport } from './reportAges';
import { sellerAges, type OverviewSeller } from './sellerAges';

type ListQuery<T> = LoadedQuery<T[]> & { dataUpdatedAt: number; failureReason: unknown };

interface OverviewProps<R, S> {
  reports: ListQuery<R>;
  /** The reports about which nothing has been decided; undefined until they are loaded. */
  waiting: readonly WaitingReport[] | undefined;
  sellers: ListQuery<S>;
  sellerName: (seller: S) => string;
  cars: ListQuery<OverviewCar>;
  /** The shown name of a brand. It must keep its identity. */
  brandName: (slug: string) => string;
}

/** What waits and what is for sale, one chart for each list, with what the lists cannot tell said beside it. */
export function Overview<R, S extends OverviewSeller>({
  reports,
  waiting,
  sellers,
  sellerName,
  cars,
  brandName,
}: OverviewProps<R, S>) {
  const queries = [reports, sellers, cars];
  const loaded = queries.filter(({ data }) => data !== undefined);
  const countedAt = Math.min(...loaded.map(({ dataUpdatedAt }) => dataUpdatedAt));
  const stale = loaded.find(({ error, failureReason }) => (error ?? failureReason) !== null);

  const listedCars = useMemo(() => cars.data && new Set(cars.data.map(({ id }) => id)), [cars.data]);
  const ofReports = useMemo(
    () => waiting && reportAges(waiting, listedCars, reports.dataUpdatedAt),
    [waiting, listedCars, reports.dataUpdatedAt],
  );
  const ofSellers = useMemo(
    () => sellers.data && sellerAges(sellers.data, sellerName, sellers.dataUpdatedAt),
    [sellers.data, sellerName, sellers.dataUpdatedAt],
  );
  // One scale for both, so that equal bars are equal numbers.
  const ages = [...(ofReports?.bars ?? []), ...(ofSellers?.bars ?? [])];
  const mostOfAnAge = Math.max(0, ...ages.map(({ count }) => count));

  return (
    <>
      <div className={row['heading']}>
        <PageHeading
          subtitle={loaded.length > 0 ? messages.countedAt(formatTime(new Date(countedAt))) : messages.counting}
        >
          {messages.title}
        </PageHeading>
        <Button
          icon={<RefreshCw size={18} strokeWidth={1.75} />}
          isBusy={queries.some(({ isFetching }) => isFetching)}
          onClick={() => queries.forEach(({ refetch }) => void refetch())}
        >
          {messages.countAgain}
        </Button>
      </div>
      <div className={row['notice']}>
        <StaleNote query={stale ?? cars} />
      </div>
      <div className={css['charts']}>
        <ChartCard
          topic={messages.reports.topic}
          query={reports}
          width={6}
          height={146}
          link={{ to: `${paths.reportedPosts}?sort=oldest`, text: messages.reports.link }}
        >
          {() =>
            ofReports && (
              <ChartBody text={ofReports} unreadable={unreadableIn(reports.data)}>
                {(waiting?.length ?? 0) > 0 && <BarChart bars={ofReports.bars} max={mostOfAnAge} />}
              </ChartBody>
            )
          }
        </ChartCard>
        <ChartCard
          topic={messages.sellers.topic}
          query={sellers}
          width={6}
          height={146}
          link={{
            to: `${paths.sellers}?sort=verified`,
            text: messages.sellers.link(ofSellers?.unverifiedCount ?? 0),
          }}
        >
          {() =>
            ofSellers && (
              <ChartBody text={ofSellers} unreadable={unreadableIn(sellers.data)}>
                {ofSellers.unverifiedCount > 0 && <BarChart bars={ofSellers.bars} max={mostOfAnAge} />}
              </ChartBody>
            )
          }
        </ChartCard>
        <WeeksChart query={cars} />
        <BrandsChart query={cars} brandName={brandName} />
        <PricesChart query={cars} brandName={brandName} />
      </div>
    </>
  );
}
