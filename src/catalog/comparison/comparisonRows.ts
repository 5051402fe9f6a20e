import { statedPrice } from '@/cars/payablePrice';
import { type Spec, specs, statedYear } from '@/cars/specs';
import { formatRelative } from '@/lib/text/format';
import { commonTexts } from '@/lib/text/texts';
import { comparisonTexts as texts } from './texts';
import type { CarColumn, KnownCar } from './useColumns';

const { best } = texts;

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
  /** Whether all cars have the same value, as far as that can be known, and at least two of them. */
  isSame: boolean;
}

/** The facts by which cars are chosen come first. */
const year: Spec = { name: 'year', label: texts.year, textOf: (car) => statedYear(car)?.toString() };
const first = ['price', 'isPriceFixed', 'year', 'mileage'];
const others = specs.filter(({ name }) => !first.includes(name));
const compared = [...first.flatMap((name) => [...specs, year].find((spec) => spec.name === name) ?? []), ...others];

export function comparisonRows(columns: readonly CarColumn[]): Row[] {
  return [
    ...compared.map(({ name, label, textOf }) => {
      const row = textRow(label, columns, textOf);
      const amount = amounts[name];
      return amount ? withBest(row, columns, amount) : row;
    }),
    textRow(texts.seller, columns, ({ seller }) => seller && (seller.name ?? commonTexts.nameless)),
    textRow(texts.listed, columns, ({ listedAt }) => listedAt && formatRelative(listedAt)),
  ];
}

interface Amount {
  amountOf: (car: KnownCar) => number | undefined;
  pick: (...amounts: number[]) => number;
  /** Of the best one. */
  word: string;
}

const amounts: Partial<Record<string, Amount>> = {
  price: { amountOf: statedPrice, pick: Math.min, word: best.price },
  year: { amountOf: statedYear, pick: Math.max, word: best.year },
  mileage: { amountOf: ({ mileage }) => mileage, pick: Math.min, word: best.mileage },
};

/** Whether the post may state more than is known of it. */
const isUnread = ({ status }: CarColumn) => status === 'loading' || status === 'failed';

/** The best amount gets its word if at least two listed cars state one, no other one has it too, and none may have a better one. */
function withBest(row: Row, columns: readonly CarColumn[], { amountOf, pick, word }: Amount): Row {
  const values = columns.map(({ car, status }) => (status === 'gone' ? undefined : amountOf(car)));
  const stated = values.filter((value) => value !== undefined);
  const isOpen = columns.some((column, index) => isUnread(column) && values[index] === undefined);
  const winner = stated.length > 1 && !isOpen ? pick(...stated) : undefined;
  const isUnique = stated.filter((value) => value === winner).length === 1;
  return {
    ...row,
    cells: row.cells.map((cell, index) => (isUnique && values[index] === winner ? { ...cell, best: word } : cell)),
  };
}

function textRow(name: string, columns: readonly CarColumn[], textOf: (car: KnownCar) => string | undefined): Row {
  const cells = columns.map(({ car, status }): Cell => {
    const value = textOf(car)?.trim() ?? '';
    if (value !== '') return { value, isStated: true };
    return { value: status === 'listed' ? commonTexts.notStated : texts.unknown, isStated: false };
  });
  // What is not known of a car that is gone makes no difference, nor does the case of letters.
  const isOpen = columns.some((column, index) => isUnread(column) && cells[index]?.isStated === false);
  const known = cells.filter(({ value, isStated }) => isStated || value !== texts.unknown);
  const isSame = !isOpen && known.length > 1 && new Set(known.map(({ value }) => value.toLowerCase())).size <= 1;
  return { name, cells, isSame };
}
