import type { ReactNode } from 'react';
import { carSorts, clearFilters } from '@/catalog/filters/carFilters';
import { FilterBar } from '@/catalog/filters/FilterBar';
import { filterTexts as texts } from '@/catalog/filters/texts';
import type { FilterProps } from '@/catalog/filters/useCarFilters';
import { searchOf } from '@/catalog/savedSearches/savedSearches';
import { SaveSearch } from '@/catalog/savedSearches/SaveSearch';
import { breakpoints } from '@/lib/config/breakpoints';
import { Button } from '@/ui/button/Button';
import { SearchField } from '@/ui/form/SearchField';
import { SortSelect } from '@/ui/form/SelectBox';
import { PageHeading, Row } from '@/ui/layout/layout';
import { useMedia } from '@/ui/useMedia';
import css from './CarBrowserHead.module.css';

const sortOptions = carSorts.map((value) => ({ value, label: texts.sorts[value] }));

interface CarBrowserHeadProps extends FilterProps {
  heading: string;
  /** The slug, on the page of a brand. */
  brand: string | undefined;
  /** Notes about the list. */
  children: ReactNode;
}

/**
 * The heading of a list of cars with its search, and its filters with its order. On a phone, the filters scroll sideways: saving is among
 * them, and the order beside the search. Elsewhere saving is beside the search, so that the list does not move when it appears.
 */
export function CarBrowserHead({ heading, brand, children, ...filterProps }: CarBrowserHeadProps) {
  const { cars, filters, onChange } = filterProps;
  const isPhone = useMedia(breakpoints.phone);
  const isLaptop = useMedia(breakpoints.laptop);
  const search = searchOf(filters, brand);

  const save = <SaveSearch search={search} filters={filters} cars={cars} className={css.action} />;
  const sort = (
    <SortSelect
      className={css.sort}
      label={texts.sort}
      value={filters.sort}
      options={sortOptions}
      onChoose={(chosen) => onChange((current) => ({ ...current, sort: chosen }))}
    />
  );
  return (
    <>
      <Row gap={3} rowGap={2} isWrapping className={css.head}>
        <PageHeading>{heading}</PageHeading>
        {!isLaptop && save}
        <SearchField
          className={css.search}
          label={texts.search}
          placeholder={texts.searchHint}
          value={filters.search}
          onType={(text) =>
            onChange((current) => ({ ...current, search: text }), filters.search === '' ? 'choice' : 'typing')
          }
        />
        {isPhone ? sort : isLaptop && save}
      </Row>
      <FilterBar {...filterProps}>
        {search.query !== '' && (
          <Button variant="quiet" className={css.action} onClick={() => onChange(clearFilters)}>
            {texts.clearAll}
          </Button>
        )}
        {isPhone ? save : sort}
      </FilterBar>
      {children}
    </>
  );
}
