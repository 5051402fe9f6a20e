import { cx } from '@/ui/cx';
import { CardSkeleton } from '@/cars/cards/CardSkeletons';
import css from './CarGrid.module.css';
import { useGridColumns } from './useGridLines';

/** Two lines of three columns. */
const CARDS = 6;

export function CarGridSkeleton() {
  const { columns, gap } = useGridColumns();
  const sizes: Record<`--${string}`, number | string> = { '--columns': columns, '--gap': `${gap}px` };

  return (
    <div className={cx(css.list, css.loading)} style={sizes}>
      {Array.from({ length: CARDS }, (_, index) => (
        <CardSkeleton key={index} />
      ))}
    </div>
  );
}
