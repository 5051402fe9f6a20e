import ChevronRight from 'lucide-react/icons/chevron-right';
import { generatePath, Link } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { carDetailsMessages as messages } from '@/shared/messages/carDetails';
import { brandName } from '../brands';
import css from './Breadcrumbs.module.css';
import type { Car } from '../schema';
import { titleOf } from '../titleOf';
import { ProperName } from '@/shared/ui/ProperName';

export function Breadcrumbs({ car }: { car: Car }) {
  return (
    <nav aria-label={messages.breadcrumb} className={css['trail']}>
      <ol>
        <li>
          <Link to={paths.cars}>{messages.categories}</Link>
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
