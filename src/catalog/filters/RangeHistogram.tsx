import { useMemo } from 'react';
import { Row } from '@/ui/layout/layout';
import type { ScaledName } from './carFilters';
import { histogramOf, isChosenBar, type Bar } from './histogram';
import type { Range } from './rangeFilters';
import { RangeHandles } from './RangeHandles';
import { filterTexts as texts } from './texts';
import css from './RangeHistogram.module.css';

const WIDTH = 320;
const TOP = 20;
const BASE = 84;
const GAP = 3;
/** Half the width of the longest number above a bar. */
const LABEL_REACH = 40;

interface RangeHistogramProps {
  name: ScaledName;
  values: readonly (number | undefined)[];
  range: Range;
  /** Called with the new range while one of its handles is moved. */
  onDrag: (range: Range) => void;
}

/** How many cars there are at which price or mileage. The bars of the chosen range are filled, and its ends can be dragged. */
export function RangeHistogram({ name, values, range, onDrag }: RangeHistogramProps) {
  const histogram = useMemo(() => histogramOf(name, values), [name, values]);
  if (!histogram) return null;
  const { bars, tallest, end } = histogram;
  const step = WIDTH / bars.length;
  const heightOf = ({ count }: Bar) => Math.max(3, ((BASE - TOP) * count) / tallest.count);
  const middle = (bars.indexOf(tallest) + 0.5) * step;
  const { textOf } = texts.words[name];
  const last = bars.at(-1) ?? tallest;

  return (
    <div className={css.histogram}>
      <div className={css.plot}>
        <svg viewBox={`0 0 ${WIDTH} ${BASE + 1}`} role="img" aria-label={texts.histogram(nameOf(name, tallest))}>
          <text x={Math.min(WIDTH - LABEL_REACH, Math.max(LABEL_REACH, middle))} y={TOP - 6} textAnchor="middle">
            {texts.cars(tallest.count)}
          </text>
          {bars.map(
            (bar, index) =>
              bar.count > 0 && (
                <rect
                  key={bar.from}
                  className={isChosenBar(bar, range) ? css.chosen : css.other}
                  x={index * step + GAP / 2}
                  y={BASE - heightOf(bar)}
                  width={step - GAP}
                  height={heightOf(bar)}
                  rx={1.5}
                >
                  <title>{nameOf(name, bar)}</title>
                </rect>
              ),
          )}
          <line className={css.base} x1={0} x2={WIDTH} y1={BASE} y2={BASE} />
        </svg>
        <RangeHandles name={name} end={end} range={range} onDrag={onDrag} />
      </div>
      <Row align="stretch" justify="between" isMuted className={css.ends} aria-hidden>
        <span>{textOf(0)}</span>
        <span>{last.to === undefined ? texts.andMore(textOf(last.from)) : textOf(last.to)}</span>
      </Row>
    </div>
  );
}

function nameOf(name: ScaledName, { from, to, count }: Bar) {
  return texts.bar(texts.range(name, { from: from === 0 ? undefined : from, to }), count);
}
