import type { ReactNode } from 'react';
import css from './SideLinks.module.css';

/** A list of links at the side of a page, and above it on a narrow screen, where it scrolls sideways. */
export function SideLinks({ children }: { children: ReactNode }) {
  return <ul className={css.links}>{children}</ul>;
}
