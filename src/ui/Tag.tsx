import type { ReactNode } from 'react';
import { cx } from './cx';
import css from './Tag.module.css';

interface TagProps {
  /** `plate` is for use on pictures. */
  variant?: 'plain' | 'tint' | 'plate' | undefined;
  title?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function Tag({ variant = 'plain', title, className, children }: TagProps) {
  return (
    <span title={title} className={cx(css['tag'], css[variant], className)}>
      {children}
    </span>
  );
}
