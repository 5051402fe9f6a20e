import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import type { Car } from '@/cars/schema';
import { Skeleton } from '@/ui/feedback/loading';
import { Panel, Row } from '@/ui/layout/layout';
import { Tag } from '@/ui/Tag';
import { VisuallyHidden, Text } from '@/ui/Text';
import { ColumnHead } from './ColumnHead';
import type { Cell, Row as ComparedRow } from './comparisonRows';
import { comparisonTexts as texts } from './texts';
import type { CarColumn } from './useColumns';
import css from './ComparisonTable.module.css';

interface ComparisonTableProps {
  columns: readonly CarColumn[];
  rows: readonly ComparedRow[];
  onTakeOut: (id: string) => void;
  buy: (car: Car) => ReactNode;
}

/** One column for each car, with a row header for each fact. Rows in which the cars differ stand out. */
export function ComparisonTable({ columns, rows, onTakeOut, buy }: ComparisonTableProps) {
  return (
    <Panel className={css.frame} role="region" aria-label={texts.region} tabIndex={0}>
      <table className={css.table} aria-label={texts.heading(columns.length)}>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column.car.id} scope="col">
                <ColumnHead column={column} onTakeOut={() => onTakeOut(column.car.id)} buy={buy} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells, isSame }) => (
            <tr key={name} className={isSame ? css.same : undefined}>
              <th scope="row">
                <span>{name}</span>
                {isSame && <VisuallyHidden>{texts.isSame}</VisuallyHidden>}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index]?.car.id}>
                  <CellValue cell={cell} isLoading={columns[index]?.status === 'loading'} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

function CellValue({ cell: { value, isStated, best }, isLoading }: { cell: Cell; isLoading: boolean }) {
  if (isLoading && !isStated) return <Skeleton width="60%" height={16} />;
  if (!isStated) {
    return (
      <Text as="span" isMuted>
        {value}
      </Text>
    );
  }
  return (
    <Row as="span" isWrapping isNumeric weight="strong" className={css.value}>
      <bdi>{value}</bdi>
      {best !== undefined && (
        <Tag variant="tint">
          <Check size={14} strokeWidth={2.25} />
          <span>{best}</span>
        </Tag>
      )}
    </Row>
  );
}
