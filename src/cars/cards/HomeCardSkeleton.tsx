import { Panel, Row } from '@/ui/layout/layout';
import { Skeleton } from '@/ui/feedback/loading';
import css from './HomeCard.module.css';

/** The placeholder of a `HomeCard`. Its lines are where the card's are. */
export function HomeCardSkeleton({ hasSeller }: { hasSeller: boolean }) {
  return (
    <Panel aria-hidden className={css.card}>
      <div className={css.picture}>
        <div>
          <Skeleton height="100%" radius={0} />
        </div>
      </div>
      <div className={css.body}>
        <div className={css.title}>
          <Skeleton width="78%" height="1lh" />
        </div>
        <div className={css.line}>
          <div className={css.facts}>
            <Skeleton width="64%" height="1lh" />
          </div>
        </div>
        <Row gap={2} rowGap={0} isWrapping className={css.foot}>
          <div className={css.price}>
            <Skeleton width={96} height={24} />
          </div>
          <div className={css.buttons} style={{ height: 44 }} />
        </Row>
        {hasSeller && <div className={css.seller} />}
      </div>
    </Panel>
  );
}
