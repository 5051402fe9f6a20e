import { generatePath } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { categoryMessages as messages } from '@/shared/messages/categories';
import { CategoryLink } from './CategoryLink';
import css from './CategoryLinks.module.css';
import type { Category } from './schema';

interface CategoryLinksProps {
  categories: readonly Category[];
  /** Of how many cars each slug, and the whole market, has; nothing until they are known. */
  counts: { all: number; of: (slug: string) => number } | undefined;
}

/** All cars, and every brand. */
export function CategoryLinks({ categories, counts }: CategoryLinksProps) {
  return (
    <ul className={css['links']}>
      <CategoryLink to={paths.cars} name={messages.allCars} count={counts?.all} />
      {categories.map(({ id, slug, name }) => (
        <CategoryLink key={id} to={generatePath(paths.brand, { slug })} name={name} count={counts?.of(slug)} />
      ))}
    </ul>
  );
}
