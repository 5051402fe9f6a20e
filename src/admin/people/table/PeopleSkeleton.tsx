import { Panel } from '@/ui/layout/layout';
import { Skeleton } from '@/ui/feedback/loading';
import css from './PeopleBrowser.module.css';

const ROWS = [1, 2, 3, 4, 5, 6];

export function PeopleSkeleton() {
  return (
    <Panel aria-hidden className={css.skeleton}>
      {ROWS.map((row) => (
        <div key={row} className={css.bones}>
          <Skeleton width={36} height={36} radius="50%" />
          <Skeleton width="70%" height={18} />
          <Skeleton width="80%" height={18} />
          <Skeleton height={44} radius="var(--radius-control)" />
          <Skeleton height={44} radius="var(--radius-control)" />
        </div>
      ))}
    </Panel>
  );
}
