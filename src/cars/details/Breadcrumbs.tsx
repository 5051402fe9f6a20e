import ChevronRight from 'lucide-react/icons/chevron-right';
import { generatePath, Link } from 'react-router-dom';
import { paths } from '@/lib/config/paths';
import { carDetailsTexts as texts } from './texts';
import { brandName } from '@/cars/brands';
import { Trail } from '@/ui/layout/Trail';
import type { Car } from '@/cars/schema';
import { titleOf } from '@/cars/cards/texts';
import { ProperName } from '@/ui/Text';

export function Breadcrumbs({ car }: { car: Car }) {
  return (
    <Trail label={texts.breadcrumb}>
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
      <li aria-current="page">
        <ChevronRight size={16} />
        <bdi>{titleOf(car)}</bdi>
      </li>
    </Trail>
  );
}
