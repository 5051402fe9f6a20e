import { createElement, type FormHTMLAttributes, type Ref } from 'react';
import { cx } from '@/ui/cx';
import css from './Panel.module.css';

interface PanelProps extends FormHTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'article' | 'form';
  /** A list is one panel on a wide screen, and a panel for each row on a narrow one. */
  isFramed?: boolean;
  isPadded?: boolean;
  ref?: Ref<HTMLElement>;
}

/** A box on the page. While it is empty, it is not shown. */
export function Panel({ as = 'div', isFramed = true, isPadded = false, className, ...attributes }: PanelProps) {
  return createElement(as, {
    ...attributes,
    className: cx(isFramed && css.panel, isPadded && css.padded, className),
  });
}
