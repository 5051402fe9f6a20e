import { useMemo, type ReactNode } from 'react';
import { SearchField } from '@/ui/form/SearchField';
import { SortSelect } from '@/ui/form/SelectBox';
import { filterTexts as texts } from './texts';
import { carSorts, type ChoiceGroup, type RangeField } from './carFilters';
import { ChoiceFilter } from './ChoiceFilter';
import { chosenFilters, type Chosen, type FilterProps } from './useCarFilters';
import css from './FilterBar.module.css';
import { FilterMenu } from './FilterMenu';
import { RangeFilter } from './RangeFilter';

const sortOptions = carSorts.map((value) => ({ value, label: texts.sorts[value] }));
const { labels } = texts;

interface Menu {
  label: string;
  filters: readonly Chosen['filter'][];
  content: (props: FilterProps) => ReactNode;
}

const rangeMenu = (field: RangeField): Menu => ({
  label: labels[field],
  filters: [field],
  content: (props) => <RangeFilter field={field} {...props} />,
});
const choiceMenu = (group: ChoiceGroup): Menu => ({
  label: labels[group],
  filters: [group],
  content: (props) => <ChoiceFilter group={group} {...props} />,
});

/** In the order in which they are shown. The menu of the price has the price status too. */
const menus: Record<RangeField | Exclude<ChoiceGroup, 'status'>, Menu> = {
  price: {
    label: labels.price,
    filters: ['price', 'status'],
    content: (props) => (
      <>
        <RangeFilter field="price" {...props} />
        <ChoiceFilter group="status" {...props} />
      </>
    ),
  },
  mileage: rangeMenu('mileage'),
  gear: choiceMenu('gear'),
  year: rangeMenu('year'),
  condition: choiceMenu('condition'),
};

/** Search, filters and sort. Each filter is a button that shows what is chosen, so choosing moves nothing on the page. */
export function FilterBar(props: FilterProps) {
  const { cars, filters, onChange } = props;
  const chosen = useMemo(() => chosenFilters(filters, cars), [filters, cars]);
  const chosenIn = ({ filters: names }: Menu) =>
    chosen.filter(({ filter }) => names.includes(filter)).map(({ label }) => label);

  return (
    <div className={css.bar}>
      <SearchField
        className={css.search}
        label={texts.search}
        placeholder={texts.searchHint}
        clearLabel={texts.clearSearch}
        value={filters.search}
        onType={(search) =>
          onChange((current) => ({ ...current, search }), filters.search === '' ? 'choice' : 'typing')
        }
      />
      {Object.values(menus).map((menu) => (
        <FilterMenu key={menu.label} label={menu.label} chosen={chosenIn(menu)}>
          {menu.content(props)}
        </FilterMenu>
      ))}
      <SortSelect
        className={css.sort}
        label={texts.sort}
        value={filters.sort}
        options={sortOptions}
        onChoose={(sort) => onChange((current) => ({ ...current, sort }))}
      />
    </div>
  );
}
