import { Skeleton } from '@/ui/feedback/loading';
import { Panel, Row } from '@/ui/layout/layout';
import card from './CarCard.module.css';

/** The placeholder of a car card, shown while it loads. Its lines are where the card's are. */
export function CardSkeleton() {
  return (
    <Panel aria-hidden className={card.card}>
      <div className={card.picture}>
        <Skeleton height="100%" radius={0} />
      </div>
      <div className={card.body}>{lines}</div>
    </Panel>
  );
}

const lines = (
  <>
    <Skeleton width="78%" height={24} />
    <div className={card.facts}>
      <Skeleton width="64%" height={20} />
    </div>
    <Row className={card.foot}>
      <Skeleton width="40%" height={28} />
    </Row>
  </>
);
