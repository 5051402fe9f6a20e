import type { ReactNode } from 'react';
import { filterTexts as texts } from '@/catalog/filters/texts';
import { Button } from '@/ui/button/Button';
import { focusHeading } from '@/ui/feedback/focus';
import { PageHeading, Row, Stack } from '@/ui/layout/layout';
import { clearFilters } from '@/catalog/filters/carFilters';
import { FilterBar } from '@/catalog/filters/FilterBar';
import type { FilterProps } from '@/catalog/filters/useCarFilters';
import { SaveSearch } from '@/catalog/savedSearches/SaveSearch';
import { searchOf } from '@/catalog/savedSearches/savedSearches';
import css from './CarBrowserHead.module.css';

interface CarBrowserHeadProps extends FilterProps {
  heading: string;
  /** The slug, on the page of a brand. */
  brand: string | undefined;
  /** Notes about the list. */
  children: ReactNode;
}

/** The heading of a list of cars, its filters, and a line whose height is reserved, so that the list stays where it is. */
export function CarBrowserHead({ heading, brand, children, ...filterProps }: CarBrowserHeadProps) {
  const { cars, filters, onChange } = filterProps;
  const search = searchOf(filters, brand);

  return (
    <>
      <PageHeading>{heading}</PageHeading>
      <FilterBar {...filterProps} />
      <Row gap={1} isWrapping className={css.line}>
        <Stack gap={1} align="start" className={css.notes}>
          {children}
        </Stack>
        {search.query !== '' && (
          <Button
            variant="quiet"
            className={css.action}
            onClick={() => {
              onChange(clearFilters);
              focusHeading();
            }}
          >
            {texts.clearAll}
          </Button>
        )}
        <SaveSearch search={search} filters={filters} cars={cars} className={css.action} />
      </Row>
    </>
  );
}
