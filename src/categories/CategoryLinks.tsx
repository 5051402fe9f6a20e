import { generatePath } from 'react-router-dom';
import { paths } from '@/lib/config/paths';
import { categoryTexts as texts } from './texts';
import { SideLinks } from '@/ui/layout/SideLinks';
import { ProperName } from '@/ui/Text';
import { CategoryLink } from './CategoryLink';
import type { Category } from './schema';

interface CategoryLinksProps {
  categories: readonly Category[];
  /** The number of all cars, and of the cars with a brand's slug; undefined until the cars are loaded. */
  counts: { total: number; bySlug: (slug: string) => number } | undefined;
}

/** Links to all cars and to every brand. */
export function CategoryLinks({ categories, counts }: CategoryLinksProps) {
  return (
    <SideLinks>
      <CategoryLink to={paths.cars} name={texts.allCars} count={counts?.total} />
      {categories.map(({ id, slug, name }) => (
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
