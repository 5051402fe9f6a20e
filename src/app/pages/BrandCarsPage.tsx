import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { carSlots } from '@/app/carSlots';
import { CarBrowser } from '@/features/cars/browse/CarBrowser';
import { carsOfBrand } from '@/features/cars/queries';
import { useCarFilters } from '@/features/cars/filters/useCarFilters';
import { sanitizeText } from '@/shared/text/sanitizeText';
import { MAX_SLUG, TITLE } from '@/shared/config/limits';
import { paths } from '@/shared/config/paths';
import { EmptyGarage } from '@/shared/ui/art/EmptyGarage';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { EmptyState } from '@/shared/ui/feedback/EmptyState';
import { carMessages as messages } from '@/shared/messages/cars';

export function BrandCarsPage() {
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
      titleLength={TITLE}
      {...carSlots}
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
