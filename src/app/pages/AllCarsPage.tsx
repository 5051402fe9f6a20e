import { useQuery } from '@tanstack/react-query';
import { carSlots } from '@/app/carSlots';
import { CarBrowser } from '@/features/cars/browse/CarBrowser';
import { allCars } from '@/features/cars/queries';
import { useCarFilters } from '@/features/cars/filters/useCarFilters';
import { SHORT_TITLE } from '@/shared/config/limits';
import { EmptyGarage } from '@/shared/ui/art/EmptyGarage';
import { EmptyState } from '@/shared/ui/feedback/EmptyState';
import { carMessages as messages } from '@/shared/messages/cars';

export function AllCarsPage() {
  const cars = useQuery(allCars);
  const [filters, setFilters] = useCarFilters();

  return (
    <CarBrowser
      query={cars}
      filters={filters}
      onChange={setFilters}
      heading={(count) => (count ? messages.allHeading(count.shown, count.total) : messages.allHeadingUnknown)}
      titleLength={SHORT_TITLE}
      {...carSlots}
      empty={
        <EmptyState art={<EmptyGarage />} title={messages.noCars}>
          {messages.noCarsHint}
        </EmptyState>
      }
    />
  );
}
