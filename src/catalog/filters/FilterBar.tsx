import X from 'lucide-react/icons/x';
import { type ReactNode, useMemo, useRef } from 'react';
import { IconButton } from '@/ui/button/Button';
import { cx } from '@/ui/cx';
import { Row } from '@/ui/layout/layout';
import { DisclosureMenu } from '@/ui/overlay/DisclosureMenu';
import { Text } from '@/ui/Text';
import { choiceNames, type FilterName, isRange, rangeNames } from './carFilters';
import { ChoiceFilter } from './ChoiceFilter';
import { RangeFilter } from './RangeFilter';
import { filterTexts as texts } from './texts';
import { chosenFilters, type Chosen, type FilterProps } from './useCarFilters';
import css from './FilterBar.module.css';

type Menu = readonly [FilterName, ...FilterName[]];

/** The filters in the menu of each button. Filters that are not among these have buttons of their own after them. */
const first: readonly Menu[] = [['price', 'status'], ['mileage'], ['gear'], ['year'], ['condition']];
const others = [...rangeNames, ...choiceNames].filter((name) => !first.flat().includes(name));
const menus = [...first, ...others.map((name): Menu => [name])];

interface FilterBarProps extends FilterProps {
  /** Shown after the filters. */
  children: ReactNode;
}

/** Each filter is a button that shows what is chosen. */
export function FilterBar({ children, ...props }: FilterBarProps) {
  const { cars, filters } = props;
  const chosen = useMemo(() => chosenFilters(filters, cars), [filters, cars]);

  return (
    <div className={css.frame}>
      <Row gap={2} align="stretch" isWrapping className={css.bar}>
        {menus.map((names) => (
          <FilterMenu key={names[0]} names={names} chosen={chosen} {...props} />
        ))}
        {children}
      </Row>
    </div>
  );
}

interface FilterMenuProps extends FilterProps {
  names: Menu;
  chosen: readonly Chosen[];
}

/** Once it is set, the button keeps the filter's name, and a second one clears it. */
function FilterMenu({ names, chosen, ...props }: FilterMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { label } = texts.words[names[0]];
  const chosenHere = chosen.filter(({ filter }) => names.some((name) => name === filter));
  const values = chosenHere.map((value) => value.label).join(', ');
  const isSet = values !== '';

  const clear = () => {
    props.onChange((current) => chosenHere.reduce((filters, { without }) => without(filters), current));
    button.current?.focus();
  };
  return (
    <div className={css.filter}>
      <DisclosureMenu
        buttonRef={button}
        label={label}
        buttonLabel={isSet ? texts.chosenIn(label, values) : undefined}
        hasArrow={!isSet}
        button={
          isSet ? (
            <>
              <span className={css.name}>{label}</span>{' '}
              <Text as="b" isTruncated dir="auto" title={values} className={css.value}>
                {texts.shortened(values)}
              </Text>
            </>
          ) : (
            <span>{label}</span>
          )
        }
        buttonClassName={cx(css.button, isSet && css.isSet)}
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
      {isSet && (
        <IconButton variant="ghost" label={texts.clear(label)} className={css.clear} onClick={clear}>
          <X size={16} />
        </IconButton>
      )}
    </div>
  );
}
