import { createElement } from 'react';
import { cx } from '@/ui/cx';
import { type TextLook, withTextLook } from '@/ui/textLook';
import gaps from './gaps.module.css';
import css from './Row.module.css';

interface RowProps extends TextLook {
  as?: 'div' | 'p' | 'span' | 'ul' | 'li' | 'dl' | 'dd' | 'label' | 'section' | 'article' | 'nav' | 'footer';
  /** The space between its children, in steps of the theme. */
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** The space between its lines, if it is another. */
  rowGap?: 0 | 1 | 2 | 3 | undefined;
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  justify?: 'between' | 'center' | 'end' | undefined;
  isWrapping?: boolean;
  /** As wide as its content. */
  isInline?: boolean;
}

const places = { between: css['between'], center: css['centered'], end: css['atEnd'] };

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
    css['row'],
    isInline && css['inline'],
    isWrapping && css['wrap'],
    align !== 'center' && css[align],
    justify && places[justify],
    gap && gaps[`gap${gap}`],
    rowGap !== undefined && gaps[`lines${rowGap}`],
    className,
  );
  return createElement(as, withTextLook({ ...look, className: classes }));
}
