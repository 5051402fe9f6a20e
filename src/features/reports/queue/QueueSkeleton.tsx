import { Skeleton } from '@/shared/ui/feedback/Skeleton';
import { cx } from '@/shared/ui/cx';
import row from '@/shared/ui/layout/headingRow.module.css';
import box from '@/shared/ui/layout/panel.module.css';
import list from './CaseList.module.css';

/** Placeholders in the shape of the queue. */
export function QueueSkeleton() {
  return (
    <>
      <div aria-hidden className={row['notice']} />
      <div aria-hidden className={cx(box['panel'], list['list'])}>
        {Array.from({ length: 5 }, (_, index) => (
          <div key={index} className={list['row']}>
            <Skeleton height={54} radius={6} />
            <Skeleton width="60%" height={20} />
            <Skeleton width={40} height={36} />
          </div>
        ))}
      </div>
    </>
  );
}
