import { Skeleton } from '@/ui/feedback/loading';
import { Stack } from '@/ui/layout/layout';
import css from './WishedCar.module.css';

const ROWS = [1, 2, 3];

export function WishedCarsSkeleton() {
  return (
    <div aria-hidden>
      {ROWS.map((row) => (
        <div key={row} className={css.car}>
          <div className={css.photo}>
            <Skeleton height={72} />
          </div>
          <Stack gap={2} className={css.text}>
            <Skeleton width="56%" height={18} />
            <Skeleton width="32%" height={14} />
          </Stack>
        </div>
      ))}
    </div>
  );
}
