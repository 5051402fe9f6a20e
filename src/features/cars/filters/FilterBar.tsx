import { useMemo } from 'react';
import { SearchField } from '@/shared/ui/form/SearchField';
import { SortSelect } from '@/shared/ui/form/SortSelect';
import { filterMessages as messages } from '@/shared/messages/filters';
import { carSorts } from './carFilters';
import { ChoiceFilter } from './ChoiceFilter';
import { chosenFilters } from './chosenFilters';
import css from './FilterBar.module.css';
import { FilterMenu } from './FilterMenu';
import { RangeFilter } from './RangeFilter';
import type { FilterProps } from './useCarFilters';

const sortOptions = carSorts.map((value) => ({ value, label: messages.sorts[value] }));
const { labels } = messages;

/** Search, filters and sort. Each filter is a button that shows what is chosen, so choosing moves nothing on the page. */
export function FilterBar(props: FilterProps) {
  const { cars, filters, onChange } = props;
  const chosen = useMemo(() => chosenFilters(filters, cars), [filters, cars]);
  const chosenIn = (...names: readonly string[]) =>
    chosen.filter(({ filter }) => names.includes(filter)).map(({ label }) => label);

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
      <FilterMenu label={labels.price} chosen={chosenIn('price', 'status')}>
        <RangeFilter field="price" {...props} />
        <ChoiceFilter group="status" {...props} />
      </FilterMenu>
      <FilterMenu label={labels.mileage} chosen={chosenIn('mileage')}>
        <RangeFilter field="mileage" {...props} />
      </FilterMenu>
      <FilterMenu label={labels.gear} chosen={chosenIn('gear')}>
        <ChoiceFilter group="gear" {...props} />
      </FilterMenu>
      <FilterMenu label={labels.year} chosen={chosenIn('year')}>
        <RangeFilter field="year" {...props} />
      </FilterMenu>
      <FilterMenu label={labels.condition} chosen={chosenIn('condition')}>
        <ChoiceFilter group="condition" {...props} />
      </FilterMenu>
      <SortSelect
        className={css['sort']}
        label={messages.sort}
        value={filters.sort}
        options={sortOptions}
        onChoose={(sort) => onChange((current) => ({ ...current, sort }))}
      />
    </div>
  );
}
