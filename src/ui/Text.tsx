import { type HTMLAttributes, createElement, type ReactNode } from 'react';
import { cx } from './cx';
import css from './Text.module.css';

/** How the text of a `Text`, `Row` or `Stack` looks. */
export interface TextLook extends HTMLAttributes<HTMLElement> {
  size?: 'xs' | 's' | 'm' | 'l' | undefined;
  weight?: 'medium' | 'strong' | undefined;
  isMuted?: boolean | undefined;
  isDanger?: boolean | undefined;
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
  isDanger,
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
    isDanger && css.danger,
    isNumeric && css.numeric,
    isBreaking && css.breaking,
    isTruncated && css.truncated,
    className,
  );
  return { ...attributes, className: classes };
}

interface TextProps extends TextLook {
  as?: keyof HTMLElementTagNameMap;
}

/** A paragraph, or another element, with text of one of the theme's sizes. */
export function Text({ as = 'p', ...look }: TextProps) {
  return createElement(as, withTextLook(look));
}

/** Read by screen readers, but not visible. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={css.hidden}>{children}</span>;
}

/** What a person, a brand or the site is called: in the direction of its own letters, and not translated by the browser. */
export function ProperName({ children }: { children: string }) {
  return <bdi translate="no">{children}</bdi>;
}
