import css from './Skeleton.module.css';

interface SkeletonProps {
  width?: number | string | undefined;
  height?: number | string | undefined;
  radius?: number | string | undefined;
  /** What the document shows in this box before the code has come (`src/app/document/fillSkeleton.ts`), of the car around it with `data-car`. */
  holds?: 'picture' | 'title' | undefined;
  /** The number of characters of a title that are shown. */
  length?: number | undefined;
}

/** A grey placeholder box in the size of what is loading. */
export function Skeleton({ width = '100%', height = 16, radius = 6, holds, length }: SkeletonProps) {
  return (
    <span
      aria-hidden
      data-holds={holds}
      data-length={length}
      className={css['bone']}
      style={{ width, height, borderRadius: radius }}
    />
  );
}
