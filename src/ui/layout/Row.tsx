import { createElement } from 'react';
import { cx } from '@/ui/cx';
import { type TextLook, withTextLook } from '@/ui/textLook';
import { type Gap, gapClass, type RowGap } from './gapClass';
import css from './Row.module.css';

interface RowProps extends TextLook {
  as?: keyof HTMLElementTagNameMap;
  gap?: Gap | undefined;
  /** The space between its lines, if it is another. */
  rowGap?: RowGap | undefined;
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  justify?: 'between' | 'center' | 'end' | undefined;
  isWrapping?: boolean;
  /** As wide as its content. */
  isInline?: boolean;
}

const lines = {
  start: css.start,
  center: undefined,
  end: css.end,
  baseline: css.baseline,
  stretch: css.stretch,
};
const places = { between: css.between, center: css.centered, end: css.atEnd };

/** Children beside each other. */
export function Row({
  as = 'div',
  gap,
  rowGap,
  align = 'center',
  justify,
  isWrapping = false,
  isInline = false,
  className,
  ...look
}: RowProps) {
  const classes = cx(
    css.row,
    isInline && css.inline,
    isWrapping && css.wrap,
    lines[align],
    justify && places[justify],
    gapClass(gap, rowGap),
    className,
  );
  return createElement(as, withTextLook({ ...look, className: classes }));
}
