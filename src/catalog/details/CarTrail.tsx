import ChevronRight from 'lucide-react/icons/chevron-right';
import { generatePath, Link } from 'react-router-dom';
import { brandName } from '@/cars/specs';
import { CategoriesCrumb } from '@/catalog/browse/CategoriesCrumb';
import { paths } from '@/lib/config/paths';
import { Trail } from '@/ui/layout/layout';
import { ProperName } from '@/ui/Text';
import { carDetailsTexts as texts } from './texts';

interface CarTrailProps {
  /** The slug of the car's brand, if it is known. */
  brand: string | undefined;
  /** What this page is called. */
  here: string;
}

/** Where a page about one car is: below the brand of the car, and that below the categories. */
export function CarTrail({ brand, here }: CarTrailProps) {
  return (
    <Trail label={texts.breadcrumb}>
      <CategoriesCrumb />
      {brand && (
        <li>
          <ChevronRight size={16} />
          <Link to={generatePath(paths.brand, { slug: brand })}>
            <ProperName>{brandName(brand)}</ProperName>
          </Link>
        </li>
      )}
      <li aria-current="page">
        <ChevronRight size={16} />
        <bdi>{here}</bdi>
      </li>
    </Trail>
  );
}
