import css from './Skeleton.module.css';

interface SkeletonProps {
  width?: number | string | undefined;
  height?: number | string | undefined;
  radius?: number | string | undefined;
}

/** A grey placeholder box in the size of what is loading. */
export function Skeleton({ width = '100%', height = 16, radius = 6 }: SkeletonProps) {
  return <span aria-hidden className={css.bone} style={{ width, height, borderRadius: radius }} />;
}
