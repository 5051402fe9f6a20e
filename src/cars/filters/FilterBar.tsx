import { useMemo } from 'react';
import { SearchField } from '@/ui/form/SearchField';
import { SortSelect } from '@/ui/form/SortSelect';
import { filterTexts as texts } from './texts';
import { carSorts } from './carFilters';
import { ChoiceFilter } from './ChoiceFilter';
import { chosenFilters } from './chosenFilters';
import css from './FilterBar.module.css';
import { FilterMenu } from './FilterMenu';
import { RangeFilter } from './RangeFilter';
import type { FilterProps } from './useCarFilters';

const sortOptions = carSorts.map((value) => ({ value, label: texts.sorts[value] }));
const { labels } = texts;

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
        label={texts.search}
        placeholder={texts.searchHint}
        clearLabel={texts.clearSearch}
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
        label={texts.sort}
        value={filters.sort}
        options={sortOptions}
        onChoose={(sort) => onChange((current) => ({ ...current, sort }))}
      />
    </div>
  );
}
