import { generatePath, Link } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import type { LoadedQuery } from '@/shared/ui/feedback/Loaded';
import { StaleNote } from '@/shared/ui/feedback/StaleNote';
import row from '@/shared/ui/layout/headingRow.module.css';
import { PageHeading } from '@/shared/ui/layout/PageHeading';
import { overviewMessages as messages } from '@/shared/messages/overview';
import { BarTable } from './BarTable';
import type { Dated } from './dates';
import { Figure } from './Figure';
import { countByAge, countByBrand, countByWeek, median, type BrandRow, type OverviewCar } from './figures';
import css from './Overview.module.css';

type ListQuery<T> = LoadedQuery<T[]> & { dataUpdatedAt: number; failureReason: unknown; refetch: () => unknown };

interface OverviewProps<Report, Seller> {
  reports: ListQuery<Report>;
  /** What waits of them, counted as on their own page. */
  waiting: { reports: readonly Dated[]; cars: number };
  sellers: ListQuery<Seller>;
  cars: ListQuery<OverviewCar>;
  /** The shown name of a brand. */
  brandName: (slug: string) => string;
}

/** What waits and what is for sale: four figures, each of which leads to the list that it counts. */
export function Overview<Report, Seller extends Dated & { isVerified: boolean }>(props: OverviewProps<Report, Seller>) {
  const { reports, waiting, sellers, cars, brandName } = props;
  const isStale = ({ data, failureReason }: ListQuery<unknown>) => data !== undefined && failureReason !== null;
  const unverified = (list: readonly Seller[]) => list.filter(({ isVerified }) => !isVerified);

  return (
    <>
      <PageHeading>{messages.title}</PageHeading>
      <div className={row['notice']}>
        <StaleNote query={[reports, sellers].find(isStale) ?? cars} />
      </div>
      <div className={css['figures']}>
        <Figure
          topic={messages.reports.topic}
          query={reports}
          rows={5}
          to={paths.reportedPosts}
          link={() => messages.reports.link(waiting.reports.length, waiting.cars)}
        >
          {() => (
            <BarTable
              caption={messages.reports.topic}
              columns={messages.reports.columns}
              rows={countByAge(waiting.reports, messages.reports.bands, reports.dataUpdatedAt)}
            />
          )}
        </Figure>
        <Figure
          topic={messages.sellers.topic}
          query={sellers}
          rows={5}
          to={`${paths.sellers}?sort=verified`}
          link={(list) => messages.sellers.link(unverified(list).length, list.length)}
        >
          {(list) => (
            <BarTable
              caption={messages.sellers.topic}
              columns={messages.sellers.columns}
              rows={countByAge(unverified(list), messages.sellers.bands, sellers.dataUpdatedAt)}
            />
          )}
        </Figure>
        <Figure
          topic={messages.weeks.topic}
          query={cars}
          place="tall"
          rows={15}
          to={paths.cars}
          link={(list) => messages.weeks.link(list.length)}
        >
          {(list) => (
            <BarTable
              caption={messages.weeks.topic}
              columns={messages.weeks.columns}
              {...countByWeek(list, cars.dataUpdatedAt)}
            />
          )}
        </Figure>
        <Figure
          topic={messages.brands.topic}
          query={cars}
          place="full"
          rows={8}
          to={paths.cars}
          link={(list) => messages.brands.link(list.length)}
        >
          {(list) => (
            <BarTable
              caption={messages.brands.topic}
              columns={messages.brands.columns}
              rows={countByBrand(list, brandName)}
              head={headOf}
              cells={pricesOf}
            />
          )}
        </Figure>
      </div>
    </>
  );
}

function headOf({ label, slug }: BrandRow) {
  if (slug === undefined) return label;
  return (
    <Link to={generatePath(paths.brand, { slug })} aria-label={messages.carsOf(label)}>
      {label}
    </Link>
  );
}

const pricesOf = ({ prices }: BrandRow) =>
  [prices[0], prices.length === 0 ? undefined : median(prices), prices.at(-1)].map(messages.price);
