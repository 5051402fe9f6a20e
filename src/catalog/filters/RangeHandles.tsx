import { useEffect, useEffectEvent, useState } from 'react';
import { cx } from '@/ui/cx';
import type { ScaledName } from './carFilters';
import { moveHandle } from './histogram';
import { rangeFilters, type Range } from './rangeFilters';
import { filterTexts as texts } from './texts';
import css from './RangeHandles.module.css';

interface RangeHandlesProps {
  name: ScaledName;
  /** The highest value of the scale. */
  end: number;
  range: Range;
  onDrag: (range: Range) => void;
}

/** The two ends of the range, as sliders on the histogram's base line. */
export function RangeHandles({ name, end, range, onDrag }: RangeHandlesProps) {
  const values = { from: range.from ?? 0, to: range.to ?? end };
  const track: Record<`--${string}`, number> = {
    '--from': Math.min(1, values.from / end),
    '--to': Math.min(1, values.to / end),
  };

  return (
    <div className={css.handles} style={track}>
      {(['from', 'to'] as const).map((handle) => (
        <input
          key={handle}
          type="range"
          className={cx(css.handle, handle === 'from' && values.from > end / 2 && css.above)}
          aria-label={texts.words[name].handles[handle]}
          aria-valuetext={
            range[handle] === undefined
              ? texts.noLimit
              : texts.range(name, { from: undefined, to: undefined, [handle]: range[handle] })
          }
          min={0}
          max={end}
          step={rangeFilters[name].histogram.step}
          value={Math.min(end, values[handle])}
          onChange={(event) => onDrag(moveHandle(range, handle, event.target.valueAsNumber, end))}
        />
      ))}
    </div>
  );
}

/** Browsers allow only so many changes of the address: Safari a hundred in thirty seconds. */
const WRITE_MS = 300;

/**
 * A range that is dragged: it is shown at once, and written to the address a few times in a second.
 * @param write writes the range to the address
 * @returns the range to show, and the function to call with the dragged range
 */
export function useDraggedRange(range: Range, write: (range: Range) => void): [Range, (range: Range) => void] {
  const [dragged, setDragged] = useState<Range>();
  const isDragged = dragged !== undefined;
  const flush = useEffectEvent(() => {
    if (dragged) write(dragged);
    setDragged(undefined);
  });

  useEffect(() => {
    if (!isDragged) return undefined;
    const timer = setInterval(flush, WRITE_MS);
    return () => {
      clearInterval(timer);
      // The filter may be closed before the last range is written. Not at once: the router must not render during a render.
      queueMicrotask(flush);
    };
  }, [isDragged]);

  return [dragged ?? range, setDragged];
}
