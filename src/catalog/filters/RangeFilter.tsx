import { useDeferredValue, useMemo, useState } from 'react';
import { cx } from '@/ui/cx';
import { TextField, type TextFieldProps } from '@/ui/form/TextField';
import { Text } from '@/ui/Text';
import { isScaled, type RangeName } from './carFilters';
import { rangeOptions } from './filterOptions';
import { isGiven, type Range } from './rangeFilters';
import { useDraggedRange } from './RangeHandles';
import { RangeHistogram } from './RangeHistogram';
import { filterTexts as texts } from './texts';
import type { FilterProps } from './useCarFilters';
import css from './Filters.module.css';

/** How many cars there are at which value, and two text fields for any range, which show where that ends as long as they are empty. */
export function RangeFilter({ name, cars, filters, onChange }: FilterProps & { name: RangeName }) {
  const write = (next: Partial<Range>) =>
    onChange(
      (current) => ({ ...current, [name]: { ...current[name], ...next } }),
      isGiven(filters[name]) ? 'typing' : 'choice',
    );
  const [range, drag] = useDraggedRange(filters[name], write);

  // Deferred, so that counting thousands of cars does not delay typing.
  const counted = useDeferredValue(filters);
  const { values, ends, shown, unstated } = useMemo(() => rangeOptions(name, cars, counted), [name, cars, counted]);
  const { label, before, after } = texts.words[name];
  const units = {
    icon: before && (
      <Text as="span" size="m" isMuted className={css.before}>
        {before}
      </Text>
    ),
    end: after && (
      <Text as="span" size="m" isMuted>
        {after}
      </Text>
    ),
  };

  return (
    <fieldset>
      <Text as="legend" size="s" weight="strong" className={cx(css.legend, css.ranged)}>
        <span>{label}</span>{' '}
        {cars.length > 0 && (
          <Text as="span" size="s" isMuted isNumeric className={css.count}>
            {texts.shown(shown, values.length)}
          </Text>
        )}
      </Text>
      {isScaled(name) && <RangeHistogram name={name} values={values} range={range} onDrag={drag} />}
      <div className={css.ends}>
        {(['from', 'to'] as const).map((end) => (
          <EndField
            key={end}
            {...units}
            label={end === 'from' ? texts.from : texts.to}
            placeholder={textOf(ends[end])}
            value={range[end]}
            onType={(value) => write({ [end]: value })}
          />
        ))}
      </div>
      {unstated > 0 && (
        <Text size="xs" isMuted className={css.hint}>
          {texts.unstated(unstated, label)}
        </Text>
      )}
    </fieldset>
  );
}

interface EndFieldProps extends Omit<TextFieldProps, 'value'> {
  value: number | undefined;
  onType: (value: number | undefined) => void;
}

/** A whole number. Cents that are typed or pasted are shown until the field is left. */
function EndField({ value, onType, ...field }: EndFieldProps) {
  const [typedCents, setTypedCents] = useState('');
  return (
    <TextField
      {...field}
      inputMode="numeric"
      value={textOf(value) + typedCents}
      onChange={({ target: { value: text } }) => {
        setTypedCents(cents.exec(text)?.[0] ?? '');
        onType(numberOf(text.replace(cents, '')));
      }}
      onBlur={() => setTypedCents('')}
    />
  );
}

/** Three digits after a point are thousands. */
const cents = /\.\d{0,2}(?!\d)/;

function numberOf(text: string) {
  const digits = text
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, 9);
  return digits === '' ? undefined : Number(digits);
}

function textOf(end: number | undefined) {
  return end === undefined ? '' : String(end);
}
