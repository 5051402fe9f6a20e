import type { ReactNode } from 'react';
import css from './VisuallyHidden.module.css';

/** Read by screen readers, but not visible. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={css.hidden}>{children}</span>;
}
