import { cx } from '@/ui/cx';
import { Skeleton } from '@/ui/feedback/loading';
import { Panel, Row } from '@/ui/layout/layout';
import card from './CarCard.module.css';
import css from './HomeCard.module.css';

/** The placeholder of a `HomeCard`. Its lines are where the card's are. */
export function HomeCardSkeleton({ hasSeller }: { hasSeller: boolean }) {
  return (
    <Panel aria-hidden className={card.card}>
      <div className={cx(card.picture, css.picture)}>
        <div>
          <Skeleton height="100%" radius={0} />
        </div>
      </div>
      <div className={css.body}>
        <div className={card.title}>
          <Skeleton width="78%" height="1lh" />
        </div>
        <div className={css.line}>
          <div className={css.facts}>
            <Skeleton width="64%" height="1lh" />
          </div>
        </div>
        <Row gap={2} className={card.foot}>
          <div className={card.price}>
            <Skeleton width={96} height={24} />
          </div>
          <div className={card.actions} style={{ minWidth: 44, height: 44 }} />
        </Row>
        {hasSeller && <div className={css.seller} />}
      </div>
    </Panel>
  );
}
