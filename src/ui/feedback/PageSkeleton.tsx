import { Stack } from '@/ui/layout/layout';
import { Skeleton } from './loading';
import css from './PageSkeleton.module.css';

export function PageSkeleton() {
  return (
    <Stack gap={4} aria-hidden className={css.page}>
      <Skeleton width={280} height={34} />
      <Skeleton width={420} height={20} />
      <Skeleton height={320} radius="var(--radius-card)" />
    </Stack>
  );
}
