import { memo, useMemo } from 'react';
import type { Car } from '@/cars/schema';
import { titleOf } from '@/cars/texts';
import { sellingTexts } from '@/selling/texts';
import { cx } from '@/ui/cx';
import { Skeleton } from '@/ui/feedback/loading';
import { Row } from '@/ui/layout/layout';
import type { StableRow } from '@/ui/list/stableRows';
import { Table, TableRow, TableSkeleton, type TableRowProps } from '@/ui/table/Table';
import { columns, type OwnCar } from './columns';
import { daysListed } from './myCarsView';
import type { Removal } from './removals';
import css from './MyCars.module.css';

const keyOf = ({ row }: StableRow<Car>) => row.id;

interface MyCarsListProps {
  rows: readonly StableRow<Car>[];
  removals: ReadonlyMap<string, Removal>;
  now: number;
}

export function MyCarsList({ rows, removals, now }: MyCarsListProps) {
  const longest = useMemo(
    () => rows.reduce((most, { row }) => Math.max(most, daysListed(row, now) ?? 0), 0),
    [rows, now],
  );

  return (
    <Table
      label={sellingTexts.cars}
      columns={columns}
      cardsBelow="tablet"
      items={rows}
      keyOf={keyOf}
      heightOf={(isCard) => (isCard ? 210 : 97)}
      row={({ row: car, isGone }, props) => (
        <MyCarRow
          {...props}
          car={car}
          isGone={isGone}
          removal={removals.get(car.id)}
          days={daysListed(car, now)}
          longest={longest}
        />
      )}
    />
  );
}

const MyCarRow = memo(function MyCarRow({ ref, index, ...own }: TableRowProps & OwnCar) {
  return (
    <TableRow
      ref={ref}
      columns={columns}
      of={own}
      index={index}
      aria-label={titleOf(own.car)}
      tabIndex={-1}
      className={cx(css.row, (own.isGone || own.removal) && css.gone)}
    />
  );
});

export function MyCarsSkeleton() {
  return (
    <div aria-hidden>
      <Row gap={3} align="stretch" isWrapping className={css.tools}>
        <div className={css.search}>
          <Skeleton height={44} radius="var(--radius-control)" />
        </div>
        <Skeleton width={165} height={44} radius="var(--radius-control)" />
      </Row>
      <TableSkeleton columns={columns} cardsBelow="tablet" rows={4} rowClassName={css.row} />
    </div>
  );
}
