import { useQuery } from '@tanstack/react-query';
import { allCars } from '@/cars/queries';
import { CarBrowser } from '@/catalog/browse/CarBrowser';
import { browseTexts as texts } from '@/catalog/browse/texts';
import { useCarFilters } from '@/catalog/filters/useCarFilters';
import { EmptyLot } from '@/ui/art/EmptyLot';
import { EmptyState } from '@/ui/art/EmptyState';
import { shortCard } from '@/wishlist/cards/ListedCarCard';

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
