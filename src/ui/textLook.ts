import type { HTMLAttributes } from 'react';
import { cx } from './cx';
import css from './Text.module.css';

/** How the text of a `Text`, `Row` or `Stack` looks. */
export interface TextLook extends HTMLAttributes<HTMLElement> {
  size?: 'xs' | 's' | 'm' | 'l' | undefined;
  weight?: 'medium' | 'strong' | undefined;
  isMuted?: boolean | undefined;
  /** All digits are as wide, for numbers that are compared. */
  isNumeric?: boolean | undefined;
  /** A word that is longer than the line breaks anywhere. */
  isBreaking?: boolean | undefined;
  /** One line, which ends with "…" if it is longer than its box. */
  isTruncated?: boolean | undefined;
}

const sizes = { xs: css.xs, s: css.s, m: css.m, l: css.l };
const weights = { medium: css.medium, strong: css.strong };

/** The attributes of the element, with the classes of its look. */
export function withTextLook({
  size,
  weight,
  isMuted,
  isNumeric,
  isBreaking,
  isTruncated,
  className,
  ...attributes
}: TextLook) {
  const classes = cx(
    size && sizes[size],
    weight && weights[weight],
    isMuted && css.muted,
    isNumeric && css.numeric,
    isBreaking && css.breaking,
    isTruncated && css.truncated,
    className,
  );
  return { ...attributes, className: classes };
}
