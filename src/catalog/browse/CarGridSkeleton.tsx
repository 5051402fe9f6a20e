import { CardSkeleton } from '@/cars/cards/CardSkeleton';
import { cx } from '@/ui/cx';
import { gridStyle, useGridLayout } from './useGridLayout';
import css from './CarGrid.module.css';

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
