import type { ReactNode } from 'react';
import { cx } from './cx';
import css from './Tag.module.css';

interface TagProps {
  /** `plate` is for use on pictures. */
  variant?: 'plain' | 'tint' | 'plate' | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function Tag({ variant = 'plain', className, children }: TagProps) {
  return <span className={cx(css['tag'], css[variant], className)}>{children}</span>;
}
