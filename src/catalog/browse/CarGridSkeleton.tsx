import { cx } from '@/ui/cx';
import { CardSkeleton } from '@/cars/cards/CardSkeletons';
import css from './CarGrid.module.css';
import { gridStyle, useGridLayout } from './useGridLayout';

const LINES = 2;

export function CarGridSkeleton() {
  const layout = useGridLayout();

  return (
    <div className={cx(css.list, css.loading)} style={gridStyle(layout)}>
      {Array.from({ length: LINES * layout.columns }, (_, index) => (
        <CardSkeleton key={index} />
      ))}
    </div>
  );
}
