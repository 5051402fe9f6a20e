import { EmptySearch } from '@/shared/ui/art/EmptySearch';
import { Button } from '@/shared/ui/Button';
import { EmptyState } from '@/shared/ui/EmptyState';
import { filterWords as words } from '@/shared/words/cars';
import { cleared } from './carFilters';
import type { FilterProps } from './FilterBar';
import { looseningsOf } from './filterChips';

/** No car fits: says what to give up, and how many cars that would show. */
export function NothingFound({ cars, filters, onChange }: FilterProps) {
  const loosenings = looseningsOf(filters, cars);

  return (
    <EmptyState
      art={<EmptySearch />}
      title={words.nothingFound}
      action={
        <>
          {loosenings.map(({ key, label, without, count }) => (
            <Button key={key} onClick={() => onChange(without)}>
              {words.without(label, count)}
            </Button>
          ))}
          <Button look={loosenings.length === 0 ? 'primary' : 'quiet'} onClick={() => onChange(cleared)}>
            {words.clearAll}
          </Button>
        </>
      }
    >
      {loosenings.length === 0 ? words.nothingFits : words.nothingFoundHint}
    </EmptyState>
  );
}
