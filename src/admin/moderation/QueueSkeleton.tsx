import { Skeleton } from '@/ui/skeleton/Skeleton';
import { Row, Panel } from '@/ui/layout/layout';
import css from './Queue.module.css';

/** Placeholders in the shape of the queue and of the case beside it. */
export function QueueSkeleton() {
  return (
    <div aria-hidden className={css.columns}>
      <Panel className={css.list}>
        <Row gap={2} rowGap={0} justify="between" isWrapping size="s" className={css.head} />
        {Array.from({ length: 7 }, (_, index) => (
          <div key={index} className={css.row}>
            <Skeleton height={48} radius={6} />
            <Skeleton width="60%" height={20} />
          </div>
        ))}
      </Panel>
      <Panel className={css.blank} />
    </div>
  );
}
