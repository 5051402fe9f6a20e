import type { ReactNode } from 'react';
import { cx } from './cx';
import css from './Tag.module.css';

const variants = { plain: css.plain, tint: css.tint, plate: css.plate };

interface TagProps {
  /** `plate` is for use on pictures. */
  variant?: keyof typeof variants | undefined;
  title?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function Tag({ variant = 'plain', title, className, children }: TagProps) {
  return (
    <span title={title} className={cx(css.tag, variants[variant], className)}>
      {children}
    </span>
  );
}
