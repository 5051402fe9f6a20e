import type { ReactNode } from 'react';
import { env } from '@/lib/config/env';
import { cx } from '@/ui/cx';
import css from './PageHeading.module.css';

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
