import { generatePath, Link } from 'react-router-dom';
import type { Category } from '@/categories/schema';
import { paths } from '@/lib/config/paths';
import { BrandMark } from '@/ui/brand/BrandMark';
import { homeTexts as texts } from './texts';
import css from './BrandStrip.module.css';

interface BrandStripProps {
  brands: readonly Pick<Category, 'id' | 'slug' | 'name'>[];
  /** The number of a brand's cars; undefined until the cars are loaded. */
  countOf: ((slug: string) => number) | undefined;
}

/** All brands in one line. The counts appear later, in reserved space. */
export function BrandStrip({ brands, countOf }: BrandStripProps) {
  // Said before them: a brand does not move when the part of the document with the next ones arrives.
  const columns: Record<`--${string}`, number> = { '--brands': brands.length };

  return (
    <nav className={css.strip} aria-label={texts.brands}>
      <ul style={columns}>
        {brands.map(({ id, slug, name }) => (
          <li key={id}>
            <Link to={generatePath(paths.brand, { slug })}>
              <BrandMark name={name} /> <span className={css.count}>{countOf && texts.cars(countOf(slug))}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
