import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { generatePath, Navigate, useLocation, useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { brands } from '@/cars/carFields';
import { allCars, carsOfBrand } from '@/cars/queries';
import { spellingOf } from '@/cars/specs';
import { carTexts } from '@/cars/texts';
import { CarBrowser } from '@/catalog/browse/CarBrowser';
import { browseTexts as texts } from '@/catalog/browse/texts';
import { useCarFilters } from '@/catalog/filters/useCarFilters';
import { categories } from '@/categories/queries';
import { MAX_SLUG } from '@/lib/config/limits';
import { paths } from '@/lib/config/paths';
import { sanitizeText } from '@/lib/text/sanitizeText';
import { startReads } from '@/session/startReads';
import { EmptyPlate } from '@/ui/art/EmptyPlate';
import { EmptyState } from '@/ui/art/EmptyState';
import { brandCard } from '@/wishlist/cards/ListedCarCard';

const posted = brands.map(({ value }) => value);

export const loader = ({ params: { slug = '' } }: LoaderFunctionArgs) =>
  startReads((read) => read(carsOfBrand(spellingOf(slug, posted))));

function BrandCarsPage() {
  const { slug = '' } = useParams();
  const cars = useQuery(carsOfBrand(slug));
  const known = useKnownSlugs();
  const { search, hash } = useLocation();
  const [filters, setFilters] = useCarFilters();
  const brand = sanitizeText(slug, { length: MAX_SLUG, lines: 1 })?.toUpperCase() ?? '';

  const spelling = known ? spellingOf(slug, known) : slug;
  if (spelling !== slug)
    return <Navigate to={{ pathname: generatePath(paths.brand, { slug: spelling }), search, hash }} replace />;
  return (
    <CarBrowser
      key={slug}
      query={cars}
      filters={filters}
      onChange={setFilters}
      heading={(count) => (count ? texts.brandHeading(count.shown, brand) : texts.brandHeadingUnknown(brand))}
      headingFailed={texts.brandHeadingFailed(brand)}
      brand={slug}
      card={brandCard}
      empty={
        <EmptyState
          art={<EmptyPlate />}
          title={texts.noCarsOfBrand}
          link={{ to: paths.cars, label: carTexts.toAllCars }}
        >
          {texts.noCarsOfBrandHint}
        </EmptyState>
      }
    />
  );
}

/** The slugs of the categories, of the cars and of the form; undefined until the first two have been read. */
function useKnownSlugs() {
  const listed = useQuery(categories);
  const cars = useQuery(allCars);
  return useMemo(
    () =>
      listed.isPending || cars.isPending
        ? undefined
        : [...(listed.data ?? []).map(({ slug }) => slug), ...(cars.data ?? []).map(({ brand }) => brand), ...posted],
    [listed.isPending, listed.data, cars.isPending, cars.data],
  );
}

export { BrandCarsPage as Component };
