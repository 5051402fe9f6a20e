import ChevronRight from 'lucide-react/icons/chevron-right';
import { generatePath, Link } from 'react-router-dom';
import { paths } from '@/lib/config/paths';
import { carDetailsTexts as texts } from './texts';
import { brandName } from '@/cars/brands';
import css from './Breadcrumbs.module.css';
import type { Car } from '@/cars/schema';
import { titleOf } from '@/cars/titleOf';
import { ProperName } from '@/ui/ProperName';

export function Breadcrumbs({ car }: { car: Car }) {
  return (
    <nav aria-label={texts.breadcrumb} className={css['trail']}>
      <ol>
        <li>
          <Link to={paths.cars}>{texts.categories}</Link>
        </li>
        {car.brand && (
          <li>
            <ChevronRight size={16} />
            <Link to={generatePath(paths.brand, { slug: car.brand })}>
              <ProperName>{brandName(car.brand)}</ProperName>
            </Link>
          </li>
        )}
        <li className={css['here']} aria-current="page">
          <ChevronRight size={16} />
          <bdi>{titleOf(car)}</bdi>
        </li>
      </ol>
    </nav>
  );
}
