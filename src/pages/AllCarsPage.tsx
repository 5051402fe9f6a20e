import { useQuery } from '@tanstack/react-query';
import { shortCard } from '@/wishlist/cards/ListedCarCard';
import { CarBrowser } from '@/catalog/browse/CarBrowser';
import { allCars } from '@/cars/queries';
import { useCarFilters } from '@/catalog/filters/useCarFilters';
import { EmptyState } from '@/ui/art/EmptyState';
import { EmptyLot } from '@/ui/art/EmptyLot';
import { carTexts as texts } from '@/cars/texts';

function AllCarsPage() {
  const cars = useQuery(allCars);
  const [filters, setFilters] = useCarFilters();

  return (
    <CarBrowser
      query={cars}
      filters={filters}
      onChange={setFilters}
      heading={(count) => (count ? texts.allHeading(count.shown, count.total) : texts.allHeadingUnknown)}
      headingFailed={texts.allHeadingFailed}
      card={shortCard}
      empty={
        <EmptyState art={<EmptyLot />} title={texts.noCars}>
          {texts.noCarsHint}
        </EmptyState>
      }
    />
  );
}

export { AllCarsPage as Component };
