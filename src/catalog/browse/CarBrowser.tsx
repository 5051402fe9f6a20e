import { useDeferredValue, useMemo, type ReactNode } from 'react';
import type { Car } from '@/cars/schema';
import { type CarFilters, matcher } from '@/catalog/filters/carFilters';
import { sortCars } from '@/catalog/filters/carSort';
import type { ChangeFilters } from '@/catalog/filters/useCarFilters';
import { Announcement } from '@/ui/feedback/LiveRegion';
import { Loaded } from '@/ui/feedback/Loaded';
import { StaleNote } from '@/ui/feedback/notes';
import type { ShownQuery } from '@/ui/feedback/shownQuery';
import { Row } from '@/ui/layout/layout';
import { NewItemsButton } from '@/ui/list/NewItemsButton';
import { useStableRows } from '@/ui/list/stableRows';
import { useIsReturning } from '@/ui/list/virtualRows';
import { VisuallyHidden } from '@/ui/Text';
import { CarBrowserHead } from './CarBrowserHead';
import { CarGrid, CarGridSkeleton, type CarRow } from './CarGrid';
import { NoMatchingCars } from './NoMatchingCars';
import { browseTexts as texts } from './texts';
import css from './CarBrowser.module.css';

interface CarBrowserProps {
  query: ShownQuery<Car[]>;
  filters: CarFilters;
  onChange: ChangeFilters;
  /** `count` is undefined until the cars are loaded. */
  heading: (count?: { shown: number; total: number }) => string;
  /** If the cars could not be loaded. */
  headingFailed: string;
  /** The slug, on the page of a brand. */
  brand?: string | undefined;
  /** The card of a car. Must be stable, so that unchanged cards are not rendered again. */
  card: (row: CarRow, isFirst: boolean) => ReactNode;
  /** Shown if there are no cars at all. */
  empty: ReactNode;
}

/** A list of cars with search, filters and sort. New posts are shown only on request, so that the list does not move. */
export function CarBrowser({ query, filters, onChange, heading, headingFailed, brand, card, empty }: CarBrowserProps) {
  const isReturning = useIsReturning();
  const { rows, newRows, showNew } = useStableRows(query.data);
  const cars = useMemo(() => rows.filter(isListed).map(({ row }) => row), [rows]);
  // Deferred, so that rendering a long list does not delay typing.
  const deferredFilters = useDeferredValue(filters);
  const matches = useMemo(() => matcher(deferredFilters), [deferredFilters]);
  const found = useMemo(() => {
    const matching = rows.filter(({ row }) => matches(row));
    return sortCars(matching, deferredFilters.sort, ({ row }) => row);
  }, [rows, matches, deferredFilters.sort]);
  const shown = useMemo(() => found.filter(isListed).length, [found]);
  const newCount = useMemo(() => newRows.filter(matches).length, [newRows, matches]);
  const count = query.data && { shown, total: cars.length };
  const filterProps = { cars, filters, onChange };
  return (
    <section className={css.browser}>
      <CarBrowserHead heading={query.isError && !count ? headingFailed : heading(count)} brand={brand} {...filterProps}>
        <h2>
          <VisuallyHidden>{texts.results}</VisuallyHidden>
        </h2>
        <Row gap={2} align="stretch" justify="center" isWrapping className={css.notes}>
          <div className={css.stale}>
            <StaleNote query={query} />
          </div>
          <NewItemsButton count={newCount} onShow={showNew} />
        </Row>
      </CarBrowserHead>
      <Announcement>{count && texts.found(count.shown, count.total)}</Announcement>
      <Loaded isDeferred query={query} skeleton={<CarGridSkeleton />}>
        {() =>
          rows.length === 0 ? (
            empty
          ) : found.length === 0 ? (
            <NoMatchingCars {...filterProps} filters={deferredFilters} />
          ) : (
            <CarGrid rows={found} isReturning={isReturning} card={card} />
          )
        }
      </Loaded>
    </section>
  );
}

function isListed({ isGone }: CarRow) {
  return !isGone;
}
