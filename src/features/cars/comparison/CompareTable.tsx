import type { ReactNode } from 'react';
import { MAX_COMPARED_CARS } from '@/shared/config/carLimits';
import { comparisonMessages } from '@/shared/messages/comparison';
import type { Column } from './column';
import { ColumnHead } from './ColumnHead';
import type { Group } from './comparisonGroups';
import { ComparisonCell } from './ComparisonCell';
import css from './CompareTable.module.css';
import type { Car } from '../schema';

const messages = comparisonMessages.page;

export interface ColumnSlots {
  /** The heart on the picture. */
  heart: (car: Car) => ReactNode;
  buy: (car: Car) => ReactNode;
}

interface CompareTableProps extends ColumnSlots {
  columns: readonly Column[];
  /** The groups with the rows to show. */
  groups: readonly Group[];
  pinned: string | undefined;
  onPin: (id: string | undefined) => void;
  onTakeOut: (id: string) => void;
}

/** One column for each car, with a row header for each fact. */
export function CompareTable({ columns, groups, pinned, onPin, onTakeOut, heart, buy }: CompareTableProps) {
  const { count, cars } = messages.places(columns.length, MAX_COMPARED_CARS);

  return (
    <table className={css['table']} aria-label={messages.table(columns.length)}>
      <thead>
        <tr>
          <td className={css['corner']}>
            <b>{count}</b> <span>{cars}</span>
          </td>
          {columns.map((column) => (
            <th key={column.car.id} scope="col">
              <ColumnHead
                column={column}
                isPinned={column.car.id === pinned}
                onPin={onPin}
                onTakeOut={onTakeOut}
                heart={heart}
                buy={buy}
              />
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ name, rows }) => (
        <tbody key={name}>
          <tr>
            <th scope="rowgroup" colSpan={columns.length + 1}>
              <span>{name}</span>
            </th>
          </tr>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              {row.cells.map((cell, index) => (
                <ComparisonCell
                  key={columns[index]?.car.id}
                  cell={cell}
                  isLoading={columns[index]?.status === 'loading'}
                />
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
