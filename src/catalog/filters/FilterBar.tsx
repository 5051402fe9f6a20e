import { useMemo } from 'react';
import { SearchField } from '@/ui/form/SearchField';
import { SortSelect } from '@/ui/form/SelectBox';
import { DisclosureMenu } from '@/ui/overlay/DisclosureMenu';
import { cx } from '@/ui/cx';
import { filterTexts as texts } from './texts';
import { carSorts, choiceNames, type FilterName, isRange, rangeNames } from './carFilters';
import { ChoiceFilter } from './ChoiceFilter';
import { chosenFilters, type Chosen, type FilterProps } from './useCarFilters';
import { RangeFilter } from './RangeFilter';
import css from './FilterBar.module.css';

const sortOptions = carSorts.map((value) => ({ value, label: texts.sorts[value] }));

type Menu = readonly [FilterName, ...FilterName[]];

/** The filters in the menu of each button. Filters that are not among these have buttons of their own after them. */
const first: readonly Menu[] = [['price', 'status'], ['mileage'], ['gear'], ['year'], ['condition']];
const others = [...rangeNames, ...choiceNames].filter((name) => !first.flat().includes(name));
const menus = [...first, ...others.map((name): Menu => [name])];

/** Search, filters and sort. Each filter is a button that shows what is chosen, so choosing moves nothing on the page. */
export function FilterBar(props: FilterProps) {
  const { cars, filters, onChange } = props;
  const chosen = useMemo(() => chosenFilters(filters, cars), [filters, cars]);
  const columns: Record<`--${string}`, number> = { '--menus': menus.length };

  return (
    <div className={css.bar} style={columns}>
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
      {menus.map((names) => (
        <FilterMenu key={names[0]} names={names} chosen={chosen} {...props} />
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

interface FilterMenuProps extends FilterProps {
  names: Menu;
  chosen: readonly Chosen[];
}

function FilterMenu({ names, chosen, ...props }: FilterMenuProps) {
  const { label } = texts.words[names[0]];
  const chosenHere = chosen.filter(({ filter }) => names.some((name) => name === filter));
  const values = chosenHere.map((value) => value.label).join(', ');

  return (
    <DisclosureMenu
      label={label}
      buttonLabel={values === '' ? undefined : texts.chosenIn(label, values)}
      button={
        <span dir="auto" title={values === '' ? undefined : values}>
          {values === '' ? label : texts.shortened(values)}
        </span>
      }
      buttonClassName={cx(css.button, values !== '' && css.chosen)}
      panelClassName={css.panel}
    >
      {names.map((name) =>
        isRange(name) ? (
          <RangeFilter key={name} name={name} {...props} />
        ) : (
          <ChoiceFilter key={name} name={name} {...props} />
        ),
      )}
    </DisclosureMenu>
  );
}
