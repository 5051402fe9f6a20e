import { createElement } from 'react';
import { type TextLook, withTextLook } from './textLook';

interface TextProps extends TextLook {
  as?: 'p' | 'span' | 'div' | 'small' | 'li' | 'ul' | 'dd' | 'dl';
}

/** A paragraph, or another element, with text of one of the theme's sizes. */
export function Text({ as = 'p', ...look }: TextProps) {
  return createElement(as, withTextLook(look));
}
