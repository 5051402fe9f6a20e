import { SearchField } from '@/shared/ui/form/SearchField';
import { useMedia } from '@/shared/ui/useMedia';
import { filterMessages as messages } from '@/shared/messages/cars';
import type { CarFilters } from './carFilters';
import { isGiven } from './carMatching';
import { ChoiceFilter } from './ChoiceFilter';
import css from './FilterBar.module.css';
import { FilterMenu } from './FilterMenu';
import { FilterSheet } from './FilterSheet';
import { RangeFilter } from './RangeFilter';
import type { Car } from '../schema';
import { SortSelect } from './SortSelect';
import type { ChangeFilters } from './useCarFilters';

export interface FilterProps {
  /** All of the list, whatever is chosen: the counts come from them. */
  cars: readonly Car[];
  filters: CarFilters;
  onChange: ChangeFilters;
}

/** Search, filters and order. On a small screen the filters stand in a sheet. */
export function FilterBar(props: FilterProps) {
  const { filters, onChange } = props;
  const isNarrow = useMedia('(max-width: 720px)');
  const price = Number(isGiven(filters.price));
  const more = Number(isGiven(filters.mileage)) + filters.gear.length + filters.status.length;

  return (
    <div className={css['bar']}>
      <SearchField
        className={css['search']}
        label={messages.search}
        placeholder={messages.searchHint}
        clearLabel={messages.clearSearch}
        value={filters.search}
        onType={(search) => onChange((now) => ({ ...now, search }), 'typing')}
      />
      {isNarrow ? (
        <FilterSheet {...props} chosen={filters.condition.length + price + more} />
      ) : (
        <>
          <FilterMenu label={messages.condition} chosen={filters.condition.length}>
            <ChoiceFilter group="condition" {...props} />
          </FilterMenu>
          <FilterMenu label={messages.price} chosen={price}>
            <RangeFilter field="price" {...props} />
          </FilterMenu>
          <FilterMenu label={messages.more} chosen={more}>
            <RangeFilter field="mileage" {...props} />
            <ChoiceFilter group="gear" {...props} />
            <ChoiceFilter group="status" {...props} />
          </FilterMenu>
        </>
      )}
      <SortSelect value={filters.sort} onChoose={(sort) => onChange((now) => ({ ...now, sort }))} />
    </div>
  );
}
