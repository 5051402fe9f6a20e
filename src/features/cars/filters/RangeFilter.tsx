import { useDeferredValue, useMemo } from 'react';
import { cx } from '@/shared/ui/cx';
import { TextField } from '@/shared/ui/form/TextField';
import { useTyped } from '@/shared/ui/form/useTyped';
import { filterMessages as messages } from '@/shared/messages/filters';
import type { Range, RangeField } from './carFilters';
import { isSameRange } from './carMatching';
import css from './Filters.module.css';
import type { FilterProps } from './FilterBar';
import { rangeOptions } from './filterOptions';
import { RangeHistogram } from './RangeHistogram';
import { useDraggedRange } from './useDraggedRange';

const openRange: Range = { from: undefined, to: undefined };

/** How many cars there are at which value, two text fields for any range, and preset ranges with their number of cars. */
export function RangeFilter({ field, cars, filters, onChange }: FilterProps & { field: RangeField }) {
  const [range, drag] = useDraggedRange(filters[field], (next) =>
    onChange((current) => ({ ...current, [field]: next }), 'typing'),
  );
  const write = (end: Partial<Range>) =>
    onChange((current) => ({ ...current, [field]: { ...current[field], ...end } }), 'typing');
  const [from, typeFrom] = useTyped(textOf(range.from), (text) => write({ from: numberOf(text) }));
  const [to, typeTo] = useTyped(textOf(range.to), (text) => write({ to: numberOf(text) }));

  // Deferred, so that counting thousands of cars does not delay typing.
  const counted = useDeferredValue(filters);
  const { bands, histogram, shown, total } = useMemo(() => rangeOptions(field, cars, counted), [field, cars, counted]);

  return (
    <fieldset>
      <legend className={cx(css['legend'], css['ranged'])}>
        <span>{messages.labels[field]}</span> <span className={css['count']}>{messages.shown(shown, total)}</span>
      </legend>
      <RangeHistogram field={field} histogram={histogram} range={range} onDrag={drag} />
      <div className={css['ends']}>
        <TextField
          label={messages.from}
          inputMode="numeric"
          end={<span className={css['unit']}>{messages.units[field]}</span>}
          value={from}
          onChange={(event) => typeFrom(digitsOf(event.target.value))}
        />
        <TextField
          label={messages.to}
          inputMode="numeric"
          end={<span className={css['unit']}>{messages.units[field]}</span>}
          value={to}
          onChange={(event) => typeTo(digitsOf(event.target.value))}
        />
      </div>
      {bands.map(({ range: band, label, count }) => {
        const isChosen = isSameRange(band, range);
        return (
          <button
            key={label}
            type="button"
            className={cx(css['band'], count === 0 && !isChosen && css['barren'])}
            aria-pressed={isChosen}
            onClick={() => onChange((current) => ({ ...current, [field]: isChosen ? openRange : band }))}
          >
            <span>{label}</span> <span className={css['count']}>{count}</span>
          </button>
        );
      })}
    </fieldset>
  );
}

function digitsOf(text: string) {
  return text
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, 9);
}

function numberOf(digits: string) {
  return digits === '' ? undefined : Number(digits);
}

function textOf(end: number | undefined) {
  return end === undefined ? '' : String(end);
}
