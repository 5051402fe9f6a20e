import { useMemo } from 'react';
import { unreadableIn } from '@/shared/api/unreadable';
import { paths } from '@/shared/config/paths';
import type { LoadedQuery } from '@/shared/ui/feedback/Loaded';
import { overviewMessages as messages } from '@/shared/messages/overview';
import { BarChart } from './BarChart';
import { brandCounts } from './brandCounts';
import { brandPrices } from './brandPrices';
import type { OverviewCar } from './brands';
import { ChartBody } from './ChartBody';
import { ChartCard } from './ChartCard';
import { PriceRanges } from './PriceRanges';
import { WeekColumns } from './WeekColumns';
import { weeklyPosts } from './weeklyPosts';

interface CarsProps {
  query: LoadedQuery<OverviewCar[]> & { dataUpdatedAt: number };
}

interface BrandsProps extends CarsProps {
  brandName: (slug: string) => string;
}

export function WeeksChart({ query }: CarsProps) {
  return (
    <ChartCard
      topic={messages.weeks.topic}
      query={query}
      width={7}
      height={212}
      link={{ to: paths.cars, text: messages.weeks.link }}
    >
      {(cars) => <Weeks cars={cars} now={query.dataUpdatedAt} />}
    </ChartCard>
  );
}

export function BrandsChart({ query, brandName }: BrandsProps) {
  return (
    <ChartCard
      topic={messages.brands.topic}
      query={query}
      width={5}
      height={212}
      link={{ to: paths.cars, text: messages.brands.link }}
    >
      {(cars) => <Brands cars={cars} brandName={brandName} />}
    </ChartCard>
  );
}

export function PricesChart({ query, brandName }: BrandsProps) {
  return (
    <ChartCard
      topic={messages.prices.topic}
      query={query}
      width={12}
      height={328}
      link={{ to: `${paths.cars}?sort=price-low`, text: messages.prices.link }}
    >
      {(cars) => <Prices cars={cars} brandName={brandName} />}
    </ChartCard>
  );
}

function Weeks({ cars, now }: { cars: readonly OverviewCar[]; now: number }) {
  const chart = useMemo(() => weeklyPosts(cars, now), [cars, now]);
  return (
    <ChartBody text={chart} unreadable={unreadableIn(cars)}>
      {chart.weeks.length > 0 && <WeekColumns chart={chart} now={now} />}
    </ChartBody>
  );
}

interface ChartProps {
  cars: readonly OverviewCar[];
  brandName: (slug: string) => string;
}

function Brands({ cars, brandName }: ChartProps) {
  const chart = useMemo(() => brandCounts(cars, brandName), [cars, brandName]);
  return (
    <ChartBody text={chart} unreadable={unreadableIn(cars)}>
      <BarChart bars={chart.bars} max={Math.max(0, ...chart.bars.map(({ count }) => count))} isNarrow />
    </ChartBody>
  );
}

function Prices({ cars, brandName }: ChartProps) {
  const chart = useMemo(() => brandPrices(cars, brandName), [cars, brandName]);
  return (
    <ChartBody text={chart} unreadable={unreadableIn(cars)}>
      {chart.rows.length > 0 && <PriceRanges chart={chart} />}
    </ChartBody>
  );
}
