import { formatDistance, formatPrice, formatRelative } from '@/lib/text/format';
import { carTexts } from '@/cars/texts';
import { commonTexts } from '@/lib/text/commonTexts';
import { comparisonTexts as texts } from './texts';
import { brandName } from '@/cars/brands';
import { statedYear } from '@/cars/statedYear';
import type { Column, KnownCar } from './useColumns';

const { rows, best } = texts;

/** A cell of the comparison. */
export interface Cell {
  value: string;
  /** False if the post states nothing, or nothing is known. */
  isStated: boolean;
  /** The word of the best value in the row. */
  best?: string | undefined;
}

export interface Row {
  name: string;
  cells: readonly Cell[];
  /** Whether all cars have the same value, as far as it is known, and at least two of them. */
  isSame: boolean;
}

export function comparisonRows(columns: readonly Column[]): Row[] {
  const text = (name: string, textOf: (car: KnownCar) => string | undefined) => textRow(name, columns, textOf);
  return [
    amountRow(columns, {
      name: rows.price,
      amountOf: ({ price }) => price,
      format: formatPrice,
      best: { pick: Math.min, word: best.price },
    }),
    text(rows.status, ({ isPriceFixed }) => {
      if (isPriceFixed === undefined) return undefined;
      return isPriceFixed ? rows.fixed : rows.negotiable;
    }),
    amountRow(columns, {
      name: rows.year,
      amountOf: statedYear,
      format: String,
      best: { pick: Math.max, word: best.year },
    }),
    amountRow(columns, {
      name: rows.mileage,
      amountOf: ({ mileage }) => mileage,
      format: formatDistance,
      best: { pick: Math.min, word: best.mileage },
    }),
    text(rows.condition, ({ condition }) => condition),
    text(rows.gearType, ({ gearType }) => gearType),
    text(rows.brand, ({ brand }) => brand && brandName(brand)),
    text(rows.model, ({ model }) => model),
    text(rows.wheel, ({ wheel }) => wheel?.toUpperCase()),
    text(rows.position, ({ position }) => (position === undefined ? undefined : rows.seats(position))),
    text(rows.seller, ({ seller }) => seller && (seller.name ?? carTexts.namelessSeller)),
    text(rows.listed, ({ listedAt }) => listedAt && formatRelative(listedAt)),
  ];
}

interface AmountRow {
  name: string;
  amountOf: (car: KnownCar) => number | undefined;
  format: (amount: number) => string;
  best: { pick: (...amounts: number[]) => number; word: string };
}

/** The best amount gets its word if at least two listed cars state one and no other one has it too. */
function amountRow(columns: readonly Column[], { name, amountOf, format, best: { pick, word } }: AmountRow): Row {
  const amounts = columns.map(({ car, status }) => (status === 'gone' ? undefined : amountOf(car)));
  const stated = amounts.filter((amount) => amount !== undefined);
  const winner = stated.length > 1 ? pick(...stated) : undefined;
  const isUnique = stated.filter((amount) => amount === winner).length === 1;
  const row = textRow(name, columns, (car) => {
    const amount = amountOf(car);
    return amount === undefined ? undefined : format(amount);
  });
  return {
    ...row,
    cells: row.cells.map((cell, index) => (isUnique && amounts[index] === winner ? { ...cell, best: word } : cell)),
  };
}

function textRow(name: string, columns: readonly Column[], textOf: (car: KnownCar) => string | undefined): Row {
  const cells = columns.map(({ car, status }): Cell => {
    const value = textOf(car)?.trim() ?? '';
    if (value !== '') return { value, isStated: true };
    return { value: status === 'listed' ? commonTexts.notStated : texts.unknown, isStated: false };
  });
  // What is not known of a car that is gone makes no difference, nor does the case of letters.
  const known = cells.filter(({ value, isStated }) => isStated || value !== texts.unknown);
  const isSame = known.length > 1 && new Set(known.map(({ value }) => value.toLowerCase())).size <= 1;
  return { name, cells, isSame };
}
