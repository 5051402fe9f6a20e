import { Outlet, useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { allCars } from '@/cars/queries';
import { CategoryNav } from '@/catalog/browse/CategoryNav';
import { SavedSearches } from '@/catalog/savedSearches/SavedSearches';
import { categories } from '@/categories/queries';
import { breakpoints } from '@/lib/config/breakpoints';
import { startReads } from '@/session/startReads';
import { cx } from '@/ui/cx';
import { useMedia } from '@/ui/useMedia';
import { SinceLastVisit } from './SinceLastVisit';
import css from './CategoriesPage.module.css';

export const loader = ({ params: { id } }: LoaderFunctionArgs) =>
  startReads((read) => {
    if (id !== undefined) return;
    read(allCars);
    read(categories);
  });

/** The brands beside the cars; beside one car, or its checkout, only on a wide screen: elsewhere its breadcrumb opens them. */
function CategoriesPage() {
  const isList = useParams()['id'] === undefined;
  const isWide = useMedia(breakpoints.wide);

  return (
    <div className={cx((isList || isWide) && css.page, !isList && css.aCar)}>
      {(isList || isWide) && (
        <div className={css.column}>
          <CategoryNav />
          {isList && <SinceLastVisit place="cars" />}
          {isList && <SavedSearches />}
        </div>
      )}
      <div className={css.content}>
        <Outlet />
      </div>
    </div>
  );
}

export { CategoriesPage as Component };
