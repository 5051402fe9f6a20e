import type { ReactNode } from 'react';
import { classes } from './classes';
import css from './Tag.module.css';

interface TagProps {
  /** `plate` stands on pictures. */
  look?: 'plain' | 'tint' | 'plate' | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function Tag({ look = 'plain', className, children }: TagProps) {
  return <span className={classes(css['tag'], css[look], className)}>{children}</span>;
}
