import { Skeleton } from './Skeleton';
import css from './SkeletonCard.module.css';

/** The placeholder of a car card, shown while it loads. */
export function SkeletonCard() {
  return (
    <div aria-hidden className={css['card']}>
      <div className={css['picture']}>
        <Skeleton height="100%" radius={0} />
      </div>
      <div className={css['body']}>
        <Skeleton width="36%" height={16} />
        <Skeleton width="78%" height={22} />
        <Skeleton width="48%" height={26} />
        <Skeleton height={44} radius="var(--radius-control)" />
      </div>
    </div>
  );
}
