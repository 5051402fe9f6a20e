import { useQuery } from '@tanstack/react-query';
import { shortCard } from '@/app/ListedCarCard';
import { CarBrowser } from '@/features/cars/browse/CarBrowser';
import { allCars } from '@/features/cars/queries';
import { useCarFilters } from '@/features/cars/filters/useCarFilters';
import { EmptyGarage } from '@/shared/ui/art/EmptyGarage';
import { EmptyState } from '@/shared/ui/feedback/EmptyState';
import { carMessages as messages } from '@/shared/messages/cars';

function AllCarsPage() {
  const cars = useQuery(allCars);
  const [filters, setFilters] = useCarFilters();

  return (
    <CarBrowser
      query={cars}
      filters={filters}
      onChange={setFilters}
      heading={(count) => (count ? messages.allHeading(count.shown, count.total) : messages.allHeadingUnknown)}
      card={shortCard}
      empty={
        <EmptyState art={<EmptyGarage />} title={messages.noCars}>
          {messages.noCarsHint}
        </EmptyState>
      }
    />
  );
}

export { AllCarsPage as Component };
