import { createElement, type FormHTMLAttributes, type ReactNode } from 'react';
import { env } from '@/lib/config/env';
import { cx } from '@/ui/cx';
import { type TextLook, withTextLook } from '@/ui/Text';
import css from './layout.module.css';

const gaps = [css.gap1, css.gap2, css.gap3, css.gap4, css.gap5, css.gap6];
const rowGaps = [css.lines0, css.lines1, css.lines2, css.lines3];

/** The space between children, in steps of the theme (`--space-1`, …). */
export type Gap = 1 | 2 | 3 | 4 | 5 | 6;
export type RowGap = 0 | 1 | 2 | 3;

function gapClass(gap: Gap | undefined, rowGap?: RowGap) {
  return cx(gap && gaps[gap - 1], rowGap !== undefined && rowGaps[rowGap]);
}

export interface RowProps extends TextLook {
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

interface StackProps extends TextLook {
  as?: keyof HTMLElementTagNameMap;
  gap?: Gap | undefined;
  /** By default, the children are as wide as the stack. */
  align?: 'start' | 'center' | undefined;
}

const positions = { start: css.stackStart, center: css.center };

export function Stack({ as = 'div', gap, align, className, ...look }: StackProps) {
  const classes = cx(css.stack, align && positions[align], gapClass(gap), className);
  return createElement(as, withTextLook({ ...look, className: classes }));
}

export function BulletList({ children }: { children: ReactNode }) {
  return (
    <Stack as="ul" gap={2} className={css.bullets}>
      {children}
    </Stack>
  );
}

interface PanelProps extends FormHTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'article' | 'form';
  isPadded?: boolean;
}

/** A box on the page. While it is empty, it is not shown. */
export function Panel({ as = 'div', isPadded = false, className, ...attributes }: PanelProps) {
  return createElement(as, {
    ...attributes,
    className: cx(css.panel, isPadded && css.padded, className),
  });
}

interface PageHeadingProps {
  children: string;
  /** The document's title, if it is more specific than the heading, for instance the car's title. */
  title?: string | undefined;
  /** For pages whose content has a larger heading of its own. */
  isSmall?: boolean | undefined;
  subtitle?: ReactNode;
}

/** The page's h1, which gets the focus after a navigation, and the document's title. */
export function PageHeading({ children, title, isSmall, subtitle }: PageHeadingProps) {
  return (
    <div>
      <title>{`${title ?? children} · ${env.site.name}`}</title>
      <h1 tabIndex={-1} className={cx(isSmall && css.small)}>
        {children}
      </h1>
      {subtitle && <div className={css.sub}>{subtitle}</div>}
    </div>
  );
}

interface TrailProps {
  label: string;
  /** The pages above this one as `<li>`, and this one with `aria-current`. */
  children: ReactNode;
}

/** Where a page is: links to the pages above it. */
export function Trail({ label, children }: TrailProps) {
  return (
    <nav aria-label={label} className={css.trail}>
      <ol>{children}</ol>
    </nav>
  );
}
