import { cx } from '@/ui/cx';
import { ButtonSkeleton, Skeleton } from '@/ui/feedback/loading';
import { Panel, Row, Stack } from '@/ui/layout/layout';
import css from './Case.module.css';
import queue from './Queue.module.css';

export function CaseSkeleton() {
  return (
    <Panel className={cx(css.case, queue.beside)}>
      <div className={css.head} />
      <div className={cx(css.part, css.car)}>
        <div className={css.photo}>
          <Skeleton height="100%" radius={8} />
        </div>
        <Stack gap={3}>
          <Skeleton width="80%" height={30} />
          <Skeleton width="30%" height={24} />
          <Skeleton width="60%" height={16} />
        </Stack>
      </div>
      <div className={css.evidence}>
        <Stack gap={3} className={css.part}>
          <Skeleton width="40%" height={20} />
          <Row gap={3} align="start">
            <Skeleton width={36} height={36} radius="50%" />
            <Stack gap={2} className={css.lines}>
              <Skeleton width="50%" height={16} />
              <Skeleton width="90%" height={16} />
            </Stack>
          </Row>
        </Stack>
        <Stack gap={3} className={css.part}>
          <Skeleton width="40%" height={20} />
          <Skeleton width="90%" height={16} />
        </Stack>
      </div>
      <div className={queue.decide}>
        <ButtonSkeleton />
      </div>
    </Panel>
  );
}
