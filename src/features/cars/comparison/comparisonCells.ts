import { comparisonMessages as messages } from '@/shared/messages/comparison';
import { commonMessages } from '@/shared/messages/common';
import type { Column } from './column';
import { amountDifference } from '../compare/differences';

/** A cell of the comparison. */
export interface Cell {
  value: string;
  /** False if the post states nothing, or nothing is known. */
  isStated: boolean;
  /** The word of the best value in the row. */
  best?: string | undefined;
  /** A second line, for instance the difference to the pinned car. */
  note?: string | undefined;
  isVerified?: boolean | undefined;
}

export interface Row {
  name: string;
  cells: readonly Cell[];
}

interface AmountRow {
  name: string;
  amountOf: (column: Column) => number | undefined;
  /** Amounts that are this close count as equal. */
  same: number;
  format: (amount: number) => string;
  best: { pick: (...amounts: number[]) => number; word: string };
  /** The difference to the pinned car, in words. */
  differs?: (by: number, direction: number) => string;
}

/**
 * A row of amounts. The best one gets its word if at least two listed cars state an amount and no other one has it too.
 * @param pinned the place of the pinned car, or -1
 */
export function amountRow(
  { name, amountOf, same, format, best, differs }: AmountRow,
  columns: readonly Column[],
  pinned: number,
): Row {
  const amounts = columns.map(amountOf);
  const listed = amounts.filter((_, index) => columns[index]?.status !== 'gone').flatMap((amount) => amount ?? []);
  const winner = listed.length > 1 ? best.pick(...listed) : undefined;
  const isUnique = winner !== undefined && listed.filter((amount) => Math.abs(amount - winner) < same).length === 1;

  return {
    name,
    cells: columns.map((column, index) => {
      const amount = amounts[index];
      if (amount === undefined) return blank(column);
      const isBest = isUnique && amount === winner && column.status !== 'gone';
      return {
        value: format(amount),
        isStated: true,
        best: isBest ? best.word : undefined,
        note: differs && pinned !== index ? amountDifference(amount, amounts[pinned], same, differs) : undefined,
      };
    }),
  };
}

/** A row of texts. Case and spaces at the ends do not make two of them different. */
export function textRow(
  name: string,
  columns: readonly Column[],
  textOf: (column: Column) => Omit<Cell, 'isStated'> | undefined,
): Row {
  return {
    name,
    cells: columns.map((column) => {
      const cell = textOf(column);
      return cell ? { ...cell, isStated: true } : blank(column);
    }),
  };
}

/** Whether all cars have the same value. What is not known of a car that is gone makes no difference. */
export function isSame({ cells }: Row) {
  const known = cells.filter(({ value, isStated }) => isStated || value !== messages.cells.unknown);
  const values = new Set(known.map(({ value, isVerified }) => `${value.trim().toLowerCase()} ${String(isVerified)}`));
  return cells.length > 1 && values.size <= 1;
}

function blank({ status }: Column): Cell {
  return { value: status === 'listed' ? commonMessages.notStated : messages.cells.unknown, isStated: false };
}
