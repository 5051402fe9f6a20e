import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Outlet } from 'react-router-dom';
import { startReads } from '@/session/startReads';
import { SinceLastVisit } from './SinceLastVisit';
import { countByBrand } from '@/cars/facts';
import { allCars } from '@/cars/queries';
import { SavedSearches } from '@/cars/savedSearches/SavedSearches';
import { CategoryLinks } from '@/categories/CategoryLinks';
import { categories } from '@/categories/queries';
import { ErrorNote } from '@/ui/feedback/notes';
import { useRetryFailed } from '@/ui/feedback/Loaded';
import { categoryTexts as texts } from '@/categories/texts';
import css from './CategoriesPage.module.css';

export const loader = () =>
  startReads((read) => {
    read(allCars);
    read(categories);
  });

/**
 * The brands beside the cars. The cars do not depend on the brands, so a failure to load these shows in their column only, and not at all
 * while the cars say the same.
 */
function CategoriesPage() {
  const brands = useQuery(categories);
  const cars = useQuery(allCars);
  const retryFailed = useRetryFailed();
  const counts = useMemo(() => cars.data && { total: cars.data.length, bySlug: countByBrand(cars.data) }, [cars.data]);

  return (
    <div className={css.page}>
      <div className={css.column}>
        <nav aria-label={texts.title}>
          <h2>{texts.title}</h2>
          <CategoryLinks categories={brands.data ?? []} counts={counts} />
          {brands.isError && !brands.data && !cars.isError && (
            <ErrorNote isCompact error={brands.error} isRetrying={brands.isFetching} onRetry={retryFailed} />
          )}
        </nav>
        <SinceLastVisit place="cars" />
        <SavedSearches cars={cars.data} />
      </div>
      <div>
        <Outlet />
      </div>
    </div>
  );
}

export { CategoriesPage as Component };
