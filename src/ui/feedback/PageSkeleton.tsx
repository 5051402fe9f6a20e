import { Stack } from '@/ui/layout/layout';
import { Skeleton } from './loading';
import css from './PageSkeleton.module.css';

/** The placeholder of any page: a heading, a line under it, and the content. */
export function PageSkeleton() {
  return (
    <Stack gap={4} aria-hidden className={css.page}>
      <Skeleton width={280} height={34} />
      <Skeleton width={420} height={20} />
      <Skeleton height={320} radius="var(--radius-card)" />
    </Stack>
  );
}
