import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { VisuallyHidden } from '@/shared/ui/layout/VisuallyHidden';
import { categoryMessages as messages } from '@/shared/messages/categories';
import { cx } from '@/shared/ui/cx';
import links from '@/shared/ui/layout/sideLinks.module.css';
import css from './CategoryLinks.module.css';

interface CategoryLinkProps {
  to: string;
  name: ReactNode;
  count: number | undefined;
}

export function CategoryLink({ to, name, count }: CategoryLinkProps) {
  return (
    <li>
      <NavLink to={to} end className={cx(css['link'])}>
        <span className={links['name']}>{name}</span>{' '}
        {count !== undefined && (
          <span className={css['count']}>
            <span aria-hidden>{count}</span>
            <VisuallyHidden>{messages.countOf(count)}</VisuallyHidden>
          </span>
        )}
      </NavLink>
    </li>
  );
}
