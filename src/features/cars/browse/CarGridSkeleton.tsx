import { cx } from '@/shared/ui/cx';
import { SkeletonCard } from '@/shared/ui/feedback/SkeletonCard';
import css from './CarGrid.module.css';
import { useGridColumns } from './useGridColumns';

/** Two lines of three columns. */
const CARDS = 6;

interface CarGridSkeletonProps {
  /** The number of characters that the cards show of a title. */
  titleLength?: number;
}

export function CarGridSkeleton({ titleLength }: CarGridSkeletonProps) {
  const { columns, gap } = useGridColumns();
  const sizes: Record<`--${string}`, number | string> = { '--columns': columns, '--gap': `${gap}px` };

  return (
    <div className={cx(css['list'], css['loading'])} style={sizes}>
      {Array.from({ length: CARDS }, (_, index) => (
        <SkeletonCard key={index} titleLength={titleLength} />
      ))}
    </div>
  );
}
