import type { ReactNode } from 'react';
import css from './NoticeLine.module.css';

/** The place of a note below a heading. Its height is reserved, so that nothing moves when a note appears. */
export function NoticeLine({ children }: { children: ReactNode }) {
  return <div className={css.line}>{children}</div>;
}
