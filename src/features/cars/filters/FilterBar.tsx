import type { ReactNode } from 'react';
import { SearchField } from '@/shared/ui/form/SearchField';
import { SortSelect } from '@/shared/ui/form/SortSelect';
import { useMedia } from '@/shared/ui/useMedia';
import { filterMessages as messages } from '@/shared/messages/filters';
import { carSorts, type CarFilters } from './carFilters';
import { isGiven } from './carMatching';
import { ChoiceFilter } from './ChoiceFilter';
import css from './FilterBar.module.css';
import { FilterMenu } from './FilterMenu';
import { FilterSheet } from './FilterSheet';
import { RangeFilter } from './RangeFilter';
import type { Car } from '../schema';
import type { ChangeFilters } from './useCarFilters';

export interface FilterProps {
  /** All cars, not only the matching ones: the counts are computed from them. */
  cars: readonly Car[];
  filters: CarFilters;
  onChange: ChangeFilters;
}

const sortOptions = carSorts.map((value) => ({ value, label: messages.sorts[value] }));

/** Search, filters and sort. On a narrow screen the filters are in a sheet. @param end a control after them */
export function FilterBar({ end, ...props }: FilterProps & { end: ReactNode }) {
  const { filters, onChange } = props;
  const isNarrow = useMedia('(max-width: 720px)');
  const priceCount = Number(isGiven(filters.price));
  const moreCount = Number(isGiven(filters.mileage)) + filters.gear.length + filters.status.length;

  return (
    <div className={css['bar']}>
      <SearchField
        className={css['search']}
        label={messages.search}
        placeholder={messages.searchHint}
        clearLabel={messages.clearSearch}
        value={filters.search}
        onType={(search) =>
          onChange((current) => ({ ...current, search }), filters.search === '' ? 'choice' : 'typing')
        }
      />
      {isNarrow ? (
        <FilterSheet {...props} chosenCount={filters.condition.length + priceCount + moreCount} />
      ) : (
        <>
          <FilterMenu label={messages.labels.condition} chosenCount={filters.condition.length}>
            <ChoiceFilter group="condition" {...props} />
          </FilterMenu>
          <FilterMenu label={messages.labels.price} chosenCount={priceCount}>
            <RangeFilter field="price" {...props} />
          </FilterMenu>
          <FilterMenu label={messages.more} chosenCount={moreCount}>
            <RangeFilter field="mileage" {...props} />
            <ChoiceFilter group="gear" {...props} />
            <ChoiceFilter group="status" {...props} />
          </FilterMenu>
        </>
      )}
      <SortSelect
        className={css['sort']}
        label={messages.sort}
        value={filters.sort}
        options={sortOptions}
        onChoose={(sort) => onChange((current) => ({ ...current, sort }))}
      />
      {end}
    </div>
  );
}
