import { useDeferredValue, useMemo } from 'react';
import { formatNumber } from '@/lib/text/format';
import { cx } from '@/ui/cx';
import { Row } from '@/ui/layout/layout';
import { Text } from '@/ui/Text';
import type { CarFilters, ChoiceName } from './carFilters';
import { choicesOf } from './filterOptions';
import { filterTexts as texts } from './texts';
import type { FilterProps } from './useCarFilters';
import css from './Filters.module.css';

/** Checkboxes, each with the number of cars that would match. */
export function ChoiceFilter({ name, cars, filters, onChange }: FilterProps & { name: ChoiceName }) {
  // Deferred, so that counting thousands of cars does not delay typing.
  const counted = useDeferredValue(filters);
  const options = useMemo(() => choicesOf(name, cars, counted), [name, cars, counted]);

  return (
    <fieldset>
      <Text as="legend" size="s" weight="strong" className={css.legend}>
        {texts.words[name].label}
      </Text>
      {options.length === 0 && cars.length > 0 && (
        <Text size="m" isMuted>
          {texts.notStated}
        </Text>
      )}
      {options.map(({ value, label, count }) => {
        const isChosen = filters[name].includes(value);
        return (
          <Row
            as="label"
            gap={3}
            size="m"
            key={value}
            className={cx(css.choice, count === 0 && !isChosen && css.barren)}
          >
            <input
              type="checkbox"
              checked={isChosen}
              onChange={(event) => onChange(withChoice(name, value, event.target.checked))}
            />
            <bdi>{label}</bdi>{' '}
            <Text as="span" size="s" isMuted isNumeric className={css.count}>
              {formatNumber(count)}
            </Text>
          </Row>
        );
      })}
    </fieldset>
  );
}

function withChoice(name: ChoiceName, value: string, isChosen: boolean) {
  return (current: CarFilters): CarFilters => {
    const others = current[name].filter((other) => other !== value);
    return { ...current, [name]: isChosen ? [...others, value] : others };
  };
}
