import { uiTexts } from '@/ui/texts';
import { Announcement } from './LiveRegion';
import css from './loading.module.css';

interface SkeletonProps {
  width?: number | string | undefined;
  height?: number | string | undefined;
  radius?: number | string | undefined;
}

/** A grey placeholder box in the size of what is loading. */
export function Skeleton({ width = '100%', height = 16, radius = 6 }: SkeletonProps) {
  return <span aria-hidden className={css.bone} style={{ width, height, borderRadius: radius }} />;
}

/** A placeholder as high as a button, and as wide as its box, unless that gives it no width. */
export function ButtonSkeleton({ width }: Pick<SkeletonProps, 'width'>) {
  return <Skeleton width={width} height={44} radius="var(--radius-control)" />;
}

/** @param props.label what is loading, announced by screen readers */
export function Spinner({ label = uiTexts.loading }: { label?: string | undefined }) {
  return (
    <div className={css.box}>
      <span className={css.wheel} aria-hidden />
      <Announcement>{label}</Announcement>
    </div>
  );
}
