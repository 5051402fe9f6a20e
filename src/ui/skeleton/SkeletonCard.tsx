import { Panel } from '@/ui/layout/layout';
import { Skeleton } from './Skeleton';
import css from './SkeletonCard.module.css';

/** The placeholder of a car card, shown while it loads. Its lines are where the card's are. */
export function SkeletonCard() {
  return (
    <Panel aria-hidden className={css.card}>
      <div className={css.picture}>
        <Skeleton height="100%" radius={0} />
      </div>
      <div className={css.body}>
        <div className={css.title}>
          <Skeleton width="78%" height={24} />
        </div>
        <div className={css.facts}>
          <Skeleton width="64%" height={20} />
        </div>
        <div className={css.price}>
          <Skeleton width="48%" height={28} />
        </div>
        <Skeleton height={44} radius="var(--radius-control)" />
      </div>
    </Panel>
  );
}
