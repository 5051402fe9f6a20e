import { filterTexts as texts } from './texts';
import { cx } from '@/ui/cx';
import type { Range } from './carFilters';
import { endOfScale, HANDLE_STEP, moveHandle, type Histogram, type ScaledField } from './histogram';
import css from './RangeHandles.module.css';

interface RangeHandlesProps {
  field: ScaledField;
  histogram: Histogram;
  range: Range;
  onDrag: (range: Range) => void;
}

/** The two ends of the range, as sliders on the histogram's base line. */
export function RangeHandles({ field, histogram, range, onDrag }: RangeHandlesProps) {
  const end = endOfScale(histogram);
  const values = { from: range.from ?? 0, to: range.to ?? end };
  const track: Record<`--${string}`, number> = {
    '--from': Math.min(1, values.from / end),
    '--to': Math.min(1, values.to / end),
  };

  return (
    <div className={css['handles']} style={track}>
      {(['from', 'to'] as const).map((handle) => (
        <input
          key={handle}
          type="range"
          className={cx(css['handle'], handle === 'from' && values.from > end / 2 && css['above'])}
          aria-label={texts.handles[field][handle]}
          aria-valuetext={
            range[handle] === undefined
              ? texts.noLimit
              : texts.range(field, { from: undefined, to: undefined, [handle]: range[handle] })
          }
          min={0}
          max={end}
          step={HANDLE_STEP[field]}
          value={Math.min(end, values[handle])}
          onChange={(event) => onDrag(moveHandle(range, handle, event.target.valueAsNumber, end))}
        />
      ))}
    </div>
  );
}
