import { generatePath, Link } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { BrandMark } from '@/shared/ui/brand/BrandMark';
import { homeMessages as messages } from '@/shared/messages/home';
import css from './BrandStrip.module.css';

interface BrandStripProps {
  brands: readonly { value: string; label: string }[];
  /** How many cars a brand has; nothing until it is known. */
  countOf: ((slug: string) => number) | undefined;
}

/** The brands of the house, in one line: they stand before anything is loaded, the counts follow into their places. */
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
