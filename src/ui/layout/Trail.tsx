import type { ReactNode } from 'react';
import css from './Trail.module.css';

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
