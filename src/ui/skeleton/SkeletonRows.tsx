import { Panel, Stack } from '@/ui/layout/layout';
import { Skeleton } from './Skeleton';
import css from './SkeletonRows.module.css';

/** The placeholder of a table with pictures, shown while it loads. */
export function SkeletonRows({ rows }: { rows: number }) {
  return (
    <Panel aria-hidden className={css.table}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={css.row}>
          <Skeleton width={96} height={72} />
          <Stack gap={2}>
            <Skeleton width="56%" height={18} />
            <Skeleton width="32%" height={14} />
          </Stack>
          <Skeleton width={112} height={44} radius="var(--radius-control)" />
        </div>
      ))}
    </Panel>
  );
}
