import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { allCars } from '@/cars/queries';
import { countByBrand } from '@/cars/specs';
import { CategoryLinks } from '@/categories/CategoryLinks';
import { categories } from '@/categories/queries';
import { categoryTexts as texts } from '@/categories/texts';
import { useRetryFailed } from '@/ui/feedback/Loaded';
import { ErrorNote } from '@/ui/feedback/notes';
import css from './CategoryNav.module.css';

/**
 * The brands. The cars do not depend on them, so a failure to load these shows here only, and not at all while the cars say the same.
 * The cars are counted if the page reads them.
 */
export function CategoryNav() {
  const brands = useQuery(categories);
  const cars = useQuery({ ...allCars, enabled: false });
  const retryFailed = useRetryFailed();
  const counts = useMemo(() => cars.data && { total: cars.data.length, bySlug: countByBrand(cars.data) }, [cars.data]);

  return (
    <nav aria-label={texts.title}>
      <h2 className={css.title}>{texts.title}</h2>
      <CategoryLinks categories={brands.isPending ? undefined : (brands.data ?? [])} counts={counts} />
      {brands.isError && !brands.data && !cars.isError && (
        <ErrorNote isCompact error={brands.error} isRetrying={brands.isFetching} onRetry={retryFailed} />
      )}
    </nav>
  );
}
