import { Skeleton } from '@/shared/ui/feedback/Skeleton';
import css from './CarDetails.module.css';
import frame from './DetailsFrame.module.css';

export function CarDetailsSkeleton() {
  return (
    <>
      <div className={frame['trail']} aria-hidden>
        <Skeleton width={280} height={20} />
      </div>
      <div className={frame['side']} aria-hidden>
        <Skeleton width="86%" height={40} />
        <div className={css['facts']}>
          <Skeleton width={150} height={24} />
        </div>
        <Skeleton height={228} radius="var(--radius-card)" />
        <Skeleton height={432} radius="var(--radius-card)" />
      </div>
      <div className={frame['main']} aria-hidden data-car>
        <div className={css['picture']}>
          <Skeleton height="100%" radius={0} holds="picture" />
        </div>
      </div>
    </>
  );
}
