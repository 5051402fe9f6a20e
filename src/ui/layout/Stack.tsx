import { createElement } from 'react';
import { cx } from '@/ui/cx';
import { type TextLook, withTextLook } from '@/ui/textLook';
import gaps from './gaps.module.css';
import css from './Stack.module.css';

interface StackProps extends TextLook {
  as?: 'div' | 'p' | 'span' | 'ul' | 'ol' | 'li' | 'dl' | 'label' | 'section' | 'article' | 'aside' | 'nav';
  /** The space between its children, in steps of the theme. */
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** By default, the children are as wide as the stack. */
  align?: 'start' | 'center' | undefined;
}

/** Children below each other. */
export function Stack({ as = 'div', gap, align, className, ...look }: StackProps) {
  const classes = cx(css['stack'], align && css[align], gap && gaps[`gap${gap}`], className);
  return createElement(as, withTextLook({ ...look, className: classes }));
}
