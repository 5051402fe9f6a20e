import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { carSlots } from '@/app/carSlots';
import { CarBrowser } from '@/features/cars/CarBrowser';
import { carsOfBrand } from '@/features/cars/queries';
import { useCarFilters } from '@/features/cars/useCarFilters';
import { legible } from '@/shared/legible';
import { MAX_SLUG, TITLE } from '@/shared/limits';
import { paths } from '@/shared/paths';
import { EmptyGarage } from '@/shared/ui/art/EmptyGarage';
import { ButtonLink } from '@/shared/ui/ButtonLink';
import { EmptyState } from '@/shared/ui/EmptyState';
import { carWords as words } from '@/shared/words/cars';

export function BrandCarsPage() {
  const { slug = '' } = useParams();
  const cars = useQuery(carsOfBrand(slug));
  const [filters, setFilters] = useCarFilters();
  const brand = legible(slug, { length: MAX_SLUG, lines: 1 })?.toUpperCase() ?? '';

  return (
    <CarBrowser
      key={slug}
      query={cars}
      filters={filters}
      onChange={setFilters}
      heading={(count) => (count ? words.brandHeading(count.shown, brand) : words.brandHeadingUnknown(brand))}
      titleLength={TITLE}
      {...carSlots}
      empty={
        <EmptyState
          art={<EmptyGarage />}
          title={words.noCarsOfBrand}
          action={
            <ButtonLink to={paths.cars} look="primary">
              {words.toAllCars}
            </ButtonLink>
          }
        >
          {words.noCarsOfBrandHint}
        </EmptyState>
      }
    />
  );
}
