import { cx } from '@/ui/cx';
import { Skeleton } from '@/ui/feedback/loading';
import { Row, Panel } from '@/ui/layout/layout';
import { breakpoints } from '@/lib/config/breakpoints';
import { useMedia } from '@/ui/useMedia';
import { Text } from '@/ui/Text';
import css from './MyCars.module.css';

const ROWS = [1, 2, 3, 4];

/** Search, sort and rows in the sizes of `MyCars`. */
export function MyCarsSkeleton() {
  const isNarrow = useMedia(breakpoints.tablet);

  return (
    <div aria-hidden>
      <Row gap={3} align="stretch" isWrapping className={css.tools}>
        <div className={css.search}>
          <Skeleton height={44} radius="var(--radius-control)" />
        </div>
        <Skeleton width={220} height={44} radius="var(--radius-control)" />
      </Row>
      <h2 className={css.noHeading} />
      <Panel isFramed={!isNarrow}>
        <div className={cx(css.row, css.columns)} />
        <ul className={css.list}>
          {ROWS.map((row) => (
            <li key={row}>
              <Panel isFramed={isNarrow}>
                <div className={css.row}>
                  <div className={css.picture}>
                    <Skeleton height={isNarrow ? 84 : 72} />
                  </div>
                  <div className={css.car}>
                    <Skeleton width="70%" height={20} />
                    <Text size="xs" isMuted className={css.facts}>
                      <Skeleton width="40%" height={18} />
                    </Text>
                  </div>
                  <Skeleton width={96} height={24} />
                  <Skeleton width={104} height={24} />
                  <Skeleton width={isNarrow ? '100%' : 120} height={44} radius="var(--radius-control)" />
                </div>
              </Panel>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}
