import css from './Skeleton.module.css';

interface SkeletonProps {
  width?: number | string | undefined;
  height?: number | string | undefined;
  radius?: number | string | undefined;
}

/** A grey stand-in of the final shape while it loads. */
export function Skeleton({ width = '100%', height = 16, radius = 6 }: SkeletonProps) {
  return <span aria-hidden className={css['bone']} style={{ width, height, borderRadius: radius }} />;
}
