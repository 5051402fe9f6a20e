import { createElement } from 'react';
import { cx } from '@/ui/cx';
import { type TextLook, withTextLook } from '@/ui/textLook';
import { type Gap, gapClass } from './gapClass';
import css from './Stack.module.css';

interface StackProps extends TextLook {
  as?: keyof HTMLElementTagNameMap;
  gap?: Gap | undefined;
  /** By default, the children are as wide as the stack. */
  align?: 'start' | 'center' | undefined;
}

const places = { start: css.start, center: css.center };

/** Children below each other. */
export function Stack({ as = 'div', gap, align, className, ...look }: StackProps) {
  const classes = cx(css.stack, align && places[align], gapClass(gap), className);
  return createElement(as, withTextLook({ ...look, className: classes }));
}
