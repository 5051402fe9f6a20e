import { NavLink } from 'react-router-dom';
import { VisuallyHidden } from '@/shared/ui/layout/VisuallyHidden';
import { categoryMessages as messages } from '@/shared/messages/categories';
import css from './CategoryLinks.module.css';

interface CategoryLinkProps {
  to: string;
  name: string;
  count: number | undefined;
}

export function CategoryLink({ to, name, count }: CategoryLinkProps) {
  return (
    <li>
      <NavLink to={to} end>
        <span className={css['name']}>{name}</span>{' '}
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
