import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import { categoryTexts as texts } from './texts';
import { cx } from '@/ui/cx';
import links from '@/ui/layout/sideLinks.module.css';
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
            <VisuallyHidden>{texts.countOf(count)}</VisuallyHidden>
          </span>
        )}
      </NavLink>
    </li>
  );
}
