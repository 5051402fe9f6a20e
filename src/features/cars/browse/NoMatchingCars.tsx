import { useMemo } from 'react';
import { EmptySearch } from '@/shared/ui/art/EmptySearch';
import { Button } from '@/shared/ui/button/Button';
import { EmptyState } from '@/shared/ui/feedback/EmptyState';
import { filterMessages as messages } from '@/shared/messages/filters';
import { clearFilters } from '../filters/carFilters';
import type { FilterProps } from '../filters/useCarFilters';
import { relaxationsOf } from '../filters/chosenFilters';

/** Shown if no car matches. Offers to remove a single filter, with the number of cars that would match then. */
export function NoMatchingCars({ cars, filters, onChange }: FilterProps) {
  const relaxations = useMemo(() => relaxationsOf(filters, cars), [filters, cars]);

  return (
    <EmptyState
      art={<EmptySearch />}
      title={messages.nothingFound}
      action={
        <>
          {relaxations.map(({ filter, label, without, count }) => (
            <Button key={`${filter} ${label}`} onClick={() => onChange(without)}>
              {messages.without(label, count)}
            </Button>
          ))}
          {relaxations.length === 0 && (
            <Button variant="primary" onClick={() => onChange(clearFilters)}>
              {messages.clearAll}
            </Button>
          )}
        </>
      }
    >
      {relaxations.length === 0 ? messages.nothingFits : messages.nothingFoundHint}
    </EmptyState>
  );
}
