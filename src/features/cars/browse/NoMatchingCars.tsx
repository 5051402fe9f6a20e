import { EmptySearch } from '@/shared/ui/art/EmptySearch';
import { Button } from '@/shared/ui/button/Button';
import { EmptyState } from '@/shared/ui/feedback/EmptyState';
import { filterMessages as messages } from '@/shared/messages/cars';
import { clearFilters } from '../filters/carFilters';
import type { FilterProps } from '../filters/FilterBar';
import { relaxationsOf } from '../filters/filterChips';

/** No car fits: says what to give up, and how many cars that would show. */
export function NoMatchingCars({ cars, filters, onChange }: FilterProps) {
  const loosenings = relaxationsOf(filters, cars);

  return (
    <EmptyState
      art={<EmptySearch />}
      title={messages.nothingFound}
      action={
        <>
          {loosenings.map(({ key, label, without, count }) => (
            <Button key={key} onClick={() => onChange(without)}>
              {messages.without(label, count)}
            </Button>
          ))}
          <Button variant={loosenings.length === 0 ? 'primary' : 'quiet'} onClick={() => onChange(clearFilters)}>
            {messages.clearAll}
          </Button>
        </>
      }
    >
      {loosenings.length === 0 ? messages.nothingFits : messages.nothingFoundHint}
    </EmptyState>
  );
}
