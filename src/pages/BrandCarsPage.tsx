import { useQuery } from '@tanstack/react-query';
import { useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { brandCard } from '@/wishlist/ListedCarCard';
import { startReads } from '@/session/startReads';
import { CarBrowser } from '@/cars/browse/CarBrowser';
import { carsOfBrand } from '@/cars/queries';
import { useCarFilters } from '@/cars/filters/useCarFilters';
import { sanitizeText } from '@/lib/text/sanitizeText';
import { MAX_SLUG } from '@/lib/config/limits';
import { paths } from '@/lib/config/paths';
import { EmptyGarage, EmptyState } from '@/ui/art/EmptyState';
import { ButtonLink } from '@/ui/button/Button';
import { carTexts as texts } from '@/cars/texts';

export const loader = ({ params: { slug = '' } }: LoaderFunctionArgs) => startReads((read) => read(carsOfBrand(slug)));

function BrandCarsPage() {
  const { slug = '' } = useParams();
  const cars = useQuery(carsOfBrand(slug));
  const [filters, setFilters] = useCarFilters();
  const brand = sanitizeText(slug, { length: MAX_SLUG, lines: 1 })?.toUpperCase() ?? '';

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
          art={<EmptyGarage />}
          title={texts.noCarsOfBrand}
          action={
            <ButtonLink to={paths.cars} variant="primary">
              {texts.toAllCars}
            </ButtonLink>
          }
        >
          {texts.noCarsOfBrandHint}
        </EmptyState>
      }
    />
  );
}

export { BrandCarsPage as Component };
