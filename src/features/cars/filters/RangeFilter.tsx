import { TextField } from '@/shared/ui/form/TextField';
import { useTyped } from '@/shared/ui/form/useTyped';
import { filterMessages as messages } from '@/shared/messages/cars';
import type { Range, RangeField } from './carFilters';
import { isSameRange } from './carMatching';
import css from './Filters.module.css';
import type { FilterProps } from './FilterBar';
import { bandsWithCounts } from './filterOptions';

const openRange: Range = { from: undefined, to: undefined };

/** Preset ranges, each with its number of cars, and two text fields for any other range. */
export function RangeFilter({ field, cars, filters, onChange }: FilterProps & { field: RangeField }) {
  const range = filters[field];
  const unit = field === 'price' ? messages.dollars : messages.km;
  const write = (end: Partial<Range>) =>
    onChange((current) => ({ ...current, [field]: { ...current[field], ...end } }), 'typing');
  const [from, typeFrom] = useTyped(textOf(range.from), (text) => write({ from: numberOf(text) }));
  const [to, typeTo] = useTyped(textOf(range.to), (text) => write({ to: numberOf(text) }));

  return (
    <fieldset>
      <legend className={css['legend']}>{messages[field]}</legend>
      <div className={css['bands']}>
        {bandsWithCounts(field, cars, filters).map(({ range: band, label, count }) => {
          const isChosen = isSameRange(band, range);
          return (
            <button
              key={label}
              type="button"
              className={css['band']}
              aria-pressed={isChosen}
              onClick={() => onChange((current) => ({ ...current, [field]: isChosen ? openRange : band }))}
            >
              <span>{label}</span> <span className={css['count']}>{count}</span>
            </button>
          );
        })}
      </div>
      <div className={css['ends']}>
        <TextField
          label={messages.from}
          inputMode="numeric"
          end={<span className={css['unit']}>{unit}</span>}
          value={from}
          onChange={(event) => typeFrom(digitsOf(event.target.value))}
        />
        <TextField
          label={messages.to}
          inputMode="numeric"
          end={<span className={css['unit']}>{unit}</span>}
          value={to}
          onChange={(event) => typeTo(digitsOf(event.target.value))}
        />
      </div>
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
