import { useCallback, useDeferredValue, useMemo, type ReactNode } from 'react';
import { NewItemsButton } from '@/shared/ui/list/NewItemsButton';
import { LongListNote } from '@/shared/ui/list/LongListNote';
import { Loaded, type LoadedQuery } from '@/shared/ui/feedback/Loaded';
import { PageHeading } from '@/shared/ui/layout/PageHeading';
import { StaleNote } from '@/shared/ui/feedback/StaleNote';
import { useStableRows } from '@/shared/ui/list/stableRows';
import { VisuallyHidden } from '@/shared/ui/layout/VisuallyHidden';
import { carMessages as messages } from '@/shared/messages/cars';
import css from './CarBrowser.module.css';
import { CarCard } from '../cards/CarCard';
import type { CarFilters } from '../filters/carFilters';
import { CarGrid, type CarRow } from './CarGrid';
import { CarGridSkeleton } from './CarGridSkeleton';
import { matcher } from '../filters/carMatching';
import { sortCars } from '../filters/carSort';
import { FilterBar } from '../filters/FilterBar';
import { FilterChips } from '../filters/FilterChips';
import { NoMatchingCars } from './NoMatchingCars';
import type { Car } from '../schema';
import type { ChangeFilters } from '../filters/useCarFilters';

interface CarBrowserProps {
  query: LoadedQuery<Car[]> & { dataUpdatedAt: number; failureReason: unknown };
  filters: CarFilters;
  onChange: ChangeFilters;
  /** Of how many cars are shown, and how many there are; neither is known before they are loaded. */
  heading: (count?: { shown: number; of: number }) => string;
  titleLength: number;
  corner: (car: Car) => ReactNode;
  actions: (car: Car) => ReactNode;
  /** Stands in for a market without a car. */
  empty: ReactNode;
}

/** A list of cars with all ways to find the right one. It does not move while it is read: new posts wait behind a button. */
export function CarBrowser({
  query,
  filters,
  onChange,
  heading,
  titleLength,
  corner,
  actions,
  empty,
}: CarBrowserProps) {
  const { rows, newCount, showNew } = useStableRows(query.data);
  const cars = useMemo(() => rows.map(({ row }) => row), [rows]);
  // A long list follows what is typed as fast as it can, and never holds the typing up.
  const wanted = useDeferredValue(filters);
  const found = useMemo(() => {
    const matches = matcher(wanted);
    return sortCars(
      rows.filter(({ row }) => matches(row)),
      wanted.sort,
      ({ row }) => row,
    );
  }, [rows, wanted]);
  const count = query.data && { shown: countHere(found), of: countHere(rows) };
  const finding = { cars, filters, onChange };
  const card = useCallback(
    ({ row, isGone }: CarRow, isFirst: boolean) => (
      <CarCard
        car={row}
        titleLength={titleLength}
        isGone={isGone}
        priority={isFirst}
        corner={corner(row)}
        actions={actions(row)}
      />
    ),
    [titleLength, corner, actions],
  );

  return (
    <section className={css['browser']}>
      <PageHeading>{heading(count)}</PageHeading>
      <FilterBar {...finding} />
      <LongListNote count={rows.length} hasSearch />
      <FilterChips {...finding} />
      <div className={css['notes']}>
        <NewItemsButton count={newCount} onShow={showNew} />
        <StaleNote query={query} />
      </div>
      <p role="status">
        <VisuallyHidden>{count && messages.found(count.shown, count.of)}</VisuallyHidden>
      </p>
      <h2>
        <VisuallyHidden>{messages.results}</VisuallyHidden>
      </h2>
      <Loaded query={query} skeleton={<CarGridSkeleton />}>
        {() =>
          rows.length === 0 ? (
            empty
          ) : found.length === 0 ? (
            <NoMatchingCars {...finding} filters={wanted} />
          ) : (
            <CarGrid rows={found} card={card} />
          )
        }
      </Loaded>
    </section>
  );
}

function countHere(rows: readonly CarRow[]) {
  return rows.filter(({ isGone }) => !isGone).length;
}
