import { Skeleton } from '@/shared/ui/feedback/Skeleton';
import card from './ReportCard.module.css';
import list from './ReportList.module.css';

/** Placeholders in the shape of report cards. */
export function ReportListSkeleton() {
  return (
    <div aria-hidden>
      <div className={list['bar']} />
      <div className={list['list']}>
        {Array.from({ length: 4 }, (_, index) => (
          <div key={index} className={card['card']}>
            <div className={card['picture']} style={{ aspectRatio: '4 / 3' }}>
              <Skeleton height="100%" radius={0} />
            </div>
            <div className={card['body']} style={{ gap: 12 }}>
              <Skeleton width="70%" height={24} />
              <Skeleton width="50%" height={36} />
              <Skeleton width="90%" height={44} />
              <Skeleton height={44} radius="var(--radius-control)" />
              <Skeleton height={44} radius="var(--radius-control)" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
