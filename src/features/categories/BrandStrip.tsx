import { generatePath, Link } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { BrandMark } from '@/shared/ui/brand/BrandMark';
import { homeMessages as messages } from '@/shared/messages/home';
import css from './BrandStrip.module.css';

interface BrandStripProps {
  brands: readonly { value: string; label: string }[];
  /** The number of a brand's cars; undefined until the cars are loaded. */
  countOf: ((slug: string) => number) | undefined;
}

/** The brands that cars are posted under, in one line. They need no data; the counts later appear in reserved space. */
export function BrandStrip({ brands, countOf }: BrandStripProps) {
  return (
    <nav className={css['strip']} aria-label={messages.brands}>
      <ul>
        {brands.map(({ value, label }) => (
          <li key={value}>
            <Link to={generatePath(paths.brand, { slug: value })}>
              <BrandMark name={label} />{' '}
              <span className={css['count']}>{countOf && messages.cars(countOf(value))}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
