import { Panel } from '@/ui/layout/layout';
import { Skeleton } from '@/ui/skeleton/Skeleton';
import { Spinner } from '@/ui/feedback/ErrorNote';
import { homeTexts } from './texts';
import css from './SellerCollection.module.css';

/** A spinner above placeholders in the shape of the posts. */
export function SellerCollectionSkeleton({ cards }: { cards: number }) {
  return (
    <div className={css.waiting}>
      <div className={css.spinner}>
        <Spinner label={homeTexts.collection.loading} />
      </div>
      <div className={css.list} aria-hidden>
        {Array.from({ length: cards }, (_, index) => (
          <Panel key={index} className={css.card}>
            <div className={css.picture}>
              <Skeleton height="100%" radius={0} />
            </div>
            <div className={css.facts}>
              <Skeleton width="36%" />
              <Skeleton width="78%" height={22} />
              <Skeleton width="48%" height={26} />
              <Skeleton height={44} radius="var(--radius-control)" />
            </div>
          </Panel>
        ))}
      </div>
    </div>
  );
}
