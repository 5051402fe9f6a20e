import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { formatNumber } from '@/lib/text/format';
import { VisuallyHidden, Text } from '@/ui/Text';
import { categoryTexts as texts } from './texts';
import css from './CategoryLinks.module.css';

interface CategoryLinkProps {
  to: string;
  name: ReactNode;
  count: number | undefined;
}

export function CategoryLink({ to, name, count }: CategoryLinkProps) {
  return (
    <li>
      <NavLink to={to} end className={css.link}>
        <Text as="span" isTruncated>
          {name}
        </Text>{' '}
        {count !== undefined && (
          <span className={css.count}>
            <span aria-hidden>{formatNumber(count)}</span>
            <VisuallyHidden>{texts.countOf(count)}</VisuallyHidden>
          </span>
        )}
      </NavLink>
    </li>
  );
}
