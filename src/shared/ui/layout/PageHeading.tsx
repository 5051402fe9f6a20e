import type { ReactNode } from 'react';
import { env } from '@/shared/config/env';
import { cx } from '@/shared/ui/cx';
import css from './PageHeading.module.css';

interface PageHeadingProps {
  children: string;
  /** The document's title where it says more than the heading, for instance the car's. */
  title?: string | undefined;
  /** The small line above a bigger heading of the content. */
  isSmall?: boolean | undefined;
  subtitle?: ReactNode;
}

/** The page's h1, which takes the focus after a navigation, and the document's title. */
export function PageHeading({ children, title, isSmall, subtitle }: PageHeadingProps) {
  return (
    <div className={css['heading']}>
      <title>{`${title ?? children} · ${env.site.name}`}</title>
      <h1 tabIndex={-1} className={cx(isSmall && css['small'])}>
        {children}
      </h1>
      {subtitle && <div className={css['sub']}>{subtitle}</div>}
    </div>
  );
}
