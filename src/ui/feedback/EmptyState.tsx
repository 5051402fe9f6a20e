import type { ReactNode } from 'react';
import css from './EmptyState.module.css';

interface EmptyStateProps {
  art?: ReactNode;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

/** Shown instead of an empty list: says what the list is for, and what to do next. */
export function EmptyState({ art, title, children, action }: EmptyStateProps) {
  return (
    <div className={css['state']}>
      {art && (
        <div aria-hidden className={css['art']}>
          {art}
        </div>
      )}
      <p className={css['title']}>{title}</p>
      {children && <div className={css['words']}>{children}</div>}
      {action && <div className={css['action']}>{action}</div>}
    </div>
  );
}
