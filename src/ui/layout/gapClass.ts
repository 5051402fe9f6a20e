import { cx } from '@/ui/cx';
import css from './gaps.module.css';

const gaps = [css.gap1, css.gap2, css.gap3, css.gap4, css.gap5, css.gap6];
const rowGaps = [css.lines0, css.lines1, css.lines2, css.lines3];

/** The space between children, in steps of the theme (`--space-1`, …). */
export type Gap = 1 | 2 | 3 | 4 | 5 | 6;
export type RowGap = 0 | 1 | 2 | 3;

export function gapClass(gap: Gap | undefined, rowGap?: RowGap) {
  return cx(gap && gaps[gap - 1], rowGap !== undefined && rowGaps[rowGap]);
}
