import type { ReactNode } from 'react';
import { generatePath, NavLink } from 'react-router-dom';
import { paths } from '@/lib/config/paths';
import { formatNumber } from '@/lib/text/format';
import { Skeleton } from '@/ui/feedback/loading';
import { SideLinks } from '@/ui/layout/SideLinks';
import { ProperName, Text, VisuallyHidden } from '@/ui/Text';
import type { Category } from './schema';
import { categoryTexts as texts } from './texts';
import css from './CategoryLinks.module.css';

interface CategoryLinksProps {
  categories: readonly Category[] | undefined;
  /** The number of all cars, and of the cars with a brand's slug; undefined until the cars are loaded. */
  counts: { total: number; bySlug: (slug: string) => number } | undefined;
}

const PENDING_LINKS = [1, 2, 3, 4, 5];

export function CategoryLinks({ categories, counts }: CategoryLinksProps) {
  return (
    <SideLinks>
      <CategoryLink to={paths.cars} name={texts.allCars} count={counts?.total} />
      {!categories &&
        PENDING_LINKS.map((link) => (
          <li key={link} aria-hidden className={css.pending}>
            <Skeleton width={64} height={16} />
          </li>
        ))}
      {categories?.map(({ id, slug, name }) => (
        <CategoryLink
          key={id}
          to={generatePath(paths.brand, { slug })}
          name={<ProperName>{name}</ProperName>}
          count={counts?.bySlug(slug)}
        />
      ))}
    </SideLinks>
  );
}

interface CategoryLinkProps {
  to: string;
  name: ReactNode;
  count: number | undefined;
}

function CategoryLink({ to, name, count }: CategoryLinkProps) {
  return (
    <li>
      <NavLink to={to} end className={css.link}>
        <Text as="span" isTruncated>
          {name}
        </Text>{' '}
        <span className={css.count}>
          {count !== undefined && (
            <>
              <span aria-hidden>{formatNumber(count)}</span>
              <VisuallyHidden>{texts.countOf(count)}</VisuallyHidden>
            </>
          )}
        </span>
      </NavLink>
    </li>
  );
}
