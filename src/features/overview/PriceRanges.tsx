import { formatPrice } from '@/shared/messages/format';
import { overviewMessages } from '@/shared/messages/overview';
import { cx } from '@/shared/ui/cx';
import { ProperName } from '@/shared/ui/ProperName';
import type { PriceChart, PriceRow } from './brandPrices';
import { ChartTable } from './ChartTable';
import css from './PriceRanges.module.css';

const messages = overviewMessages.prices;

/** A line from the cheapest to the dearest car of each brand, with a bar over the middle half and a mark at the median. */
export function PriceRanges({ chart: { rows, max, ticks } }: { chart: PriceChart }) {
  const place = (price: number) => `${(Math.min(price, max) / max) * 100}%`;

  return (
    <>
      <ChartTable caption={messages.topic} columns={messages.columns} rows={rows.map(cellsOf)} />
      <div aria-hidden className={css['ranges']}>
        <div className={css['axis']}>
          {ticks.map((tick, index) => (
            <span key={tick} className={cx(index % 2 === 1 && css['odd'])} style={{ left: place(tick) }}>
              {formatPrice(tick)}
            </span>
          ))}
        </div>
        {rows.map((row, index) => (
          <div key={index} className={cx(css['row'], index === 0 && css['first'])}>
            <div className={css['name']}>
              <b>
                <ProperName>{row.name}</ProperName>
              </b>
              <span>
                <span>{messages.cars(row.count)}</span>
                <span className={css['ends']}>
                  , <span>{messages.ends(row.cheapest, row.dearest)}</span>
                </span>
              </span>
            </div>
            <div className={css['track']}>
              {ticks.map((tick) => (
                <span key={tick} className={css['grid']} style={{ left: place(tick) }} />
              ))}
              <Range row={row} place={place} isFirst={index === 0} />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}

interface RangeProps {
  row: PriceRow;
  place: (price: number) => string;
  /** The first range explains what the others show. */
  isFirst: boolean;
}

function Range({ row: { cheapest, dearest, median, box, prices }, place, isFirst }: RangeProps) {
  const between = (from: number, to: number) => ({ left: place(from), width: `calc(${place(to)} - ${place(from)})` });

  return (
    <>
      {box && <span className={css['line']} style={between(cheapest, dearest)} />}
      {box && <span className={css['box']} style={between(...box)} />}
      {prices.map((price, index) => (
        <span key={index} className={css['tick']} style={{ left: place(price) }} />
      ))}
      {box && <span className={css['median']} style={{ left: place(median) }} />}
      {box && (
        <span className={css['middle']} style={{ left: place(median) }}>
          {isFirst && <em>{messages.middle} </em>}
          <span>{formatPrice(median)}</span>
        </span>
      )}
      <span className={css['low']} style={{ left: place(cheapest) }}>
        {formatPrice(cheapest)}
      </span>
      {dearest !== cheapest && (
        <span className={css['high']} style={{ left: place(dearest) }}>
          {formatPrice(dearest)}
        </span>
      )}
      {isFirst && (
        <span
          className={css['note']}
          style={{ left: box ? `calc((${place(box[0])} + ${place(box[1])}) / 2)` : place(median) }}
        >
          {box ? messages.box : messages.eachCar}
        </span>
      )}
      {isFirst && box && (
        <>
          <span className={cx(css['note'], css['end'])} style={{ left: place(cheapest) }}>
            {messages.cheapest}
          </span>
          <span className={cx(css['note'], css['end'])} style={{ left: place(dearest) }}>
            {messages.dearest}
          </span>
        </>
      )}
    </>
  );
}

function cellsOf({ name, count, cheapest, median, dearest, box }: PriceRow) {
  return [
    name,
    count.toLocaleString('en-US'),
    formatPrice(cheapest),
    formatPrice(median),
    formatPrice(dearest),
    box ? messages.ends(...box) : '',
  ];
}
