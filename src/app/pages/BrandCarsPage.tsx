import { useQuery } from '@tanstack/react-query';
import { useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { brandCard } from '@/app/ListedCarCard';
import { startReads } from '@/app/startReads';
import { CarBrowser } from '@/features/cars/browse/CarBrowser';
import { carsOfBrand } from '@/features/cars/queries';
import { useCarFilters } from '@/features/cars/filters/useCarFilters';
import { sanitizeText } from '@/shared/text/sanitizeText';
import { MAX_SLUG } from '@/shared/config/limits';
import { paths } from '@/shared/config/paths';
import { EmptyGarage } from '@/shared/ui/art/EmptyGarage';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { EmptyState } from '@/shared/ui/feedback/EmptyState';
import { carMessages as messages } from '@/shared/messages/cars';

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
      heading={(count) => (count ? messages.brandHeading(count.shown, brand) : messages.brandHeadingUnknown(brand))}
      brand={slug}
      card={brandCard}
      empty={
        <EmptyState
          art={<EmptyGarage />}
          title={messages.noCarsOfBrand}
          action={
            <ButtonLink to={paths.cars} variant="primary">
              {messages.toAllCars}
            </ButtonLink>
          }
        >
          {messages.noCarsOfBrandHint}
        </EmptyState>
      }
    />
  );
}

export { BrandCarsPage as Component };
