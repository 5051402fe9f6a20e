import { cx } from '@/shared/ui/cx';
import { Skeleton } from '@/shared/ui/feedback/Skeleton';
import panel from '@/shared/ui/layout/panel.module.css';
import css from './MyCars.module.css';

const ROWS = [1, 2, 3, 4];

/** Search, sort and rows in the sizes of `MyCars`. */
export function MyCarsSkeleton() {
  return (
    <div aria-hidden>
      <div className={css['tools']}>
        <div className={css['search']}>
          <Skeleton height={44} radius="var(--radius-control)" />
        </div>
        <Skeleton width={200} height={44} radius="var(--radius-control)" />
      </div>
      <div className={cx(panel['panel'], css['loading'])}>
        <div className={cx(css['row'], css['columns'])} />
        <ul className={css['list']}>
          {ROWS.map((row) => (
            <li key={row}>
              <div className={css['row']}>
                <Skeleton height={72} />
                <div>
                  <Skeleton width="70%" />
                  <Skeleton width="40%" height={12} />
                </div>
                <Skeleton width={96} />
                <Skeleton width={104} />
                <Skeleton width={120} height={44} radius="var(--radius-control)" />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
