import { createElement } from 'react';
import { type TextLook, withTextLook } from './textLook';

interface TextProps extends TextLook {
  as?: keyof HTMLElementTagNameMap;
}

/** A paragraph, or another element, with text of one of the theme's sizes. */
export function Text({ as = 'p', ...look }: TextProps) {
  return createElement(as, withTextLook(look));
}
