import { EmptySearch } from '@/shared/ui/art/EmptySearch';
import { Button } from '@/shared/ui/Button';
import { EmptyState } from '@/shared/ui/EmptyState';
import { filterMessages as messages } from '@/shared/words/cars';
import { clearFilters } from './carFilters';
import type { FilterProps } from './FilterBar';
import { relaxationsOf } from './filterChips';

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
