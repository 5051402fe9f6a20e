import { useDeferredValue, useMemo } from 'react';
import { cx } from '@/shared/ui/cx';
import { TextField } from '@/shared/ui/form/TextField';
import { filterMessages as messages } from '@/shared/messages/filters';
import type { Range, RangeField } from './carFilters';
import css from './Filters.module.css';
import type { FilterProps } from './useCarFilters';
import { rangeOptions } from './filterOptions';
import { RangeHistogram } from './RangeHistogram';
import { useDraggedRange } from './useDraggedRange';

/** How many cars there are at which value, and two text fields for any range. */
export function RangeFilter({ field, cars, filters, onChange }: FilterProps & { field: RangeField }) {
  const [range, drag] = useDraggedRange(filters[field], (next) =>
    onChange((current) => ({ ...current, [field]: next }), 'typing'),
  );
  const write = (end: Partial<Range>) =>
    onChange((current) => ({ ...current, [field]: { ...current[field], ...end } }), 'typing');

  // Deferred, so that counting thousands of cars does not delay typing.
  const counted = useDeferredValue(filters);
  const { values, shown } = useMemo(() => rangeOptions(field, cars, counted), [field, cars, counted]);
  const units = {
    icon: field === 'price' && <span className={cx(css['unit'], css['before'])}>{messages.units.price}</span>,
    end: field === 'mileage' && <span className={css['unit']}>{messages.units.mileage}</span>,
  };

  return (
    <fieldset>
      <legend className={cx(css['legend'], css['ranged'])}>
        <span>{messages.labels[field]}</span>{' '}
        <span className={css['count']}>{messages.shown(shown, values.length)}</span>
      </legend>
      {field !== 'year' && <RangeHistogram field={field} values={values} range={range} onDrag={drag} />}
      <div className={css['ends']}>
        <TextField
          {...units}
          label={messages.from}
          inputMode="numeric"
          value={textOf(range.from)}
          onChange={(event) => write({ from: numberOf(event.target.value) })}
        />
        <TextField
          {...units}
          label={messages.to}
          inputMode="numeric"
          value={textOf(range.to)}
          onChange={(event) => write({ to: numberOf(event.target.value) })}
        />
      </div>
    </fieldset>
  );
}

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
