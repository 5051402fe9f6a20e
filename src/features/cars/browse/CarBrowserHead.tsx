import { cx } from '@/shared/ui/cx';
import row from '@/shared/ui/layout/headingRow.module.css';
import { PageHeading } from '@/shared/ui/layout/PageHeading';
import { LongListNote } from '@/shared/ui/list/LongListNote';
import { useMedia } from '@/shared/ui/useMedia';
import { FilterBar, type FilterProps } from '../filters/FilterBar';
import { FilterChips } from '../filters/FilterChips';
import { SaveSearch } from '../savedSearches/SaveSearch';
import css from './CarBrowserHead.module.css';

interface CarBrowserHeadProps extends FilterProps {
  heading: string;
  /** The slug, on the page of a brand. */
  brand: string | undefined;
}

/** The heading of a list of cars, with its filters. On a narrow screen "Save search" is among them. */
export function CarBrowserHead({ heading, brand, ...filterProps }: CarBrowserHeadProps) {
  const isNarrow = useMedia('(max-width: 720px)');
  const { cars, filters } = filterProps;

  return (
    <>
      <SaveSearch filters={filters} brand={brand} cars={cars} isShort={isNarrow}>
        {(button) => (
          <>
            <div className={cx(row['heading'], css['head'])}>
              <PageHeading>{heading}</PageHeading>
              {!isNarrow && button}
            </div>
            <FilterBar {...filterProps} end={isNarrow && button} />
          </>
        )}
      </SaveSearch>
      <LongListNote count={cars.length} hasSearch />
      <FilterChips {...filterProps} />
    </>
  );
}
