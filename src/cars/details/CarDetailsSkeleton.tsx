import { Skeleton } from '@/ui/skeleton/Skeleton';
import { Stack } from '@/ui/layout/layout';
import css from './CarDetails.module.css';
import frame from './DetailsFrame.module.css';

export function CarDetailsSkeleton() {
  return (
    <>
      <div className={frame.trail} aria-hidden>
        <Skeleton width={280} height={20} />
      </div>
      <div className={frame.picture} aria-hidden>
        <div className={css.picture} style={{ aspectRatio: '3 / 2' }}>
          <Skeleton height="100%" radius={0} />
        </div>
      </div>
      <div className={frame.top} aria-hidden>
        <div className={css.title}>
          <Skeleton width="86%" height={40} />
        </div>
        <div className={css.facts}>
          <Skeleton width={220} height={24} />
        </div>
        <Skeleton height={246} radius="var(--radius-card)" />
      </div>
      <Stack gap={4} className={frame.more} aria-hidden>
        <Skeleton height={180} radius="var(--radius-card)" />
      </Stack>
    </>
  );
}
