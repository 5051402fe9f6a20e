import { generatePath, Link } from 'react-router-dom';
import { useNow } from '@/lib/browser/useNow';
import { paths } from '@/lib/config/paths';
import { LoadFailure } from '@/ui/feedback/LoadFailure';
import { StaleLine } from '@/ui/feedback/notes';
import { isOutdated, type ShownQuery } from '@/ui/feedback/shownQuery';
import { PageHeading } from '@/ui/layout/layout';
import { BarTable } from './BarTable';
import type { Dated } from './dates';
import { Figure } from './Figure';
import { countByAge, countByBrand, countByWeek, median, sayWaiting, type BrandRow, type OverviewCar } from './figures';
import { overviewTexts as texts } from './texts';
import css from './Overview.module.css';

interface OverviewProps<Report, Seller> {
  reports: ShownQuery<Report[]>;
  /** The reports that wait, counted as on the page of reports. */
  waiting: { reports: readonly Dated[]; cars: number };
  sellers: ShownQuery<Seller[]>;
  cars: ShownQuery<OverviewCar[]>;
  brandName: (slug: string) => string;
}

/** What waits and what is for sale: four figures, each of which leads to the list that it counts. */
export function Overview<Report, Seller extends Dated & { isVerified: boolean }>(props: OverviewProps<Report, Seller>) {
  const { reports, waiting, sellers, cars, brandName } = props;
  const now = useNow();
  // Without cars their two figures are low, and beside each other.
  const hasCars = cars.data?.length !== 0;
  const unverified = (list: readonly Seller[]) => list.filter(({ isVerified }) => !isVerified);

  return (
    <>
      <PageHeading>{texts.title}</PageHeading>
      <StaleLine query={[reports, sellers].find(isOutdated) ?? cars} />
      <LoadFailure queries={[reports, sellers, cars]} />
      <div className={css.figures}>
        <Figure
          topic={texts.reports.topic}
          sentence={sayWaiting(waiting.reports, now)}
          query={reports}
          rows={5}
          to={paths.reportedPosts}
          link={() => texts.reports.link(waiting.cars)}
        >
          {() => (
            <BarTable
              caption={texts.reports.topic}
              columns={texts.reports.columns}
              rows={countByAge(waiting.reports, texts.reports.bands, now)}
            />
          )}
        </Figure>
        <Figure
          topic={texts.sellers.topic}
          query={sellers}
          rows={5}
          to={`${paths.sellers}?sort=verified`}
          link={(list) => texts.sellers.link(unverified(list).length, list.length)}
        >
          {(list) => (
            <BarTable
              caption={texts.sellers.topic}
              columns={texts.sellers.columns}
              rows={countByAge(unverified(list), texts.sellers.bands, now)}
            />
          )}
        </Figure>
        <Figure
          topic={texts.weeks.topic}
          query={cars}
          place={hasCars ? 'tall' : undefined}
          rows={15}
          to={paths.cars}
          link={(list) => texts.weeks.link(list.length)}
        >
          {(list) => <BarTable caption={texts.weeks.topic} columns={texts.weeks.columns} {...countByWeek(list, now)} />}
        </Figure>
        <Figure
          topic={texts.brands.topic}
          query={cars}
          place={hasCars ? 'full' : undefined}
          rows={8}
          to={paths.cars}
          link={(list) => texts.brands.link(list.length)}
        >
          {(list) => (
            <BarTable
              caption={texts.brands.topic}
              columns={texts.brands.columns}
              rows={countByBrand(list, brandName)}
              head={headOf}
              more={priceColumns}
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
    <Link to={generatePath(paths.brand, { slug })} aria-label={texts.carsOf(label)}>
      {label}
    </Link>
  );
}

const priceColumns = [
  { heading: texts.brands.prices.lowest, cell: ({ prices }: BrandRow) => texts.price(prices[0]) },
  {
    heading: texts.brands.prices.median,
    cell: ({ prices }: BrandRow) => texts.price(prices.length === 0 ? undefined : median(prices)),
  },
  { heading: texts.brands.prices.highest, cell: ({ prices }: BrandRow) => texts.price(prices.at(-1)) },
];
