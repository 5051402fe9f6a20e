import { formatDate, formatDistance, formatPrice } from '@/shared/messages/format';
import { comparisonMessages } from '@/shared/messages/comparison';
import type { Column } from './column';
import { amountRow } from './comparisonCells';
import { statedYear } from '../statedYear';

const { rows, cells, best } = comparisonMessages;

/** The rows that have a best value and differences. `pinned` is the place of the pinned car, or -1. */
export function amountRows(columns: readonly Column[], pinned: number) {
  const price = amountRow(
    {
      name: rows.price,
      amountOf: ({ car }) => car.price,
      same: 0.005,
      format: formatPrice,
      best: { pick: Math.min, word: best.price },
      differs: (by, direction) => cells.less(formatPrice(by), direction),
    },
    columns,
    pinned,
  );
  const monthly = amountRow(
    {
      name: rows.monthly,
      amountOf: (column) => column.monthly,
      same: 0.5,
      format: (amount) => formatPrice(Math.round(amount)),
      best: { pick: Math.min, word: best.monthly },
      differs: (by, direction) => cells.less(formatPrice(Math.round(by)), direction),
    },
    columns,
    pinned,
  );
  const year = amountRow(
    {
      name: rows.year,
      amountOf: ({ car }) => statedYear(car),
      same: 1,
      format: String,
      best: { pick: Math.max, word: best.year },
      differs: cells.older,
    },
    columns,
    pinned,
  );
  const mileage = amountRow(
    {
      name: rows.mileage,
      amountOf: ({ car }) => car.mileage,
      same: 0.5,
      format: formatDistance,
      best: { pick: Math.min, word: best.mileage },
      differs: (by, direction) => cells.less(formatDistance(by), direction),
    },
    columns,
    pinned,
  );
  const since = amountRow(
    {
      name: rows.since,
      amountOf: ({ accountSince }) => accountSince?.getTime(),
      same: 1,
      format: (time) => formatDate(new Date(time)),
      best: { pick: Math.min, word: best.since },
    },
    columns,
    pinned,
  );
  return { price, monthly, year, mileage, since };
}
