import { useMemo } from 'react';
import { clearFilters } from '@/catalog/filters/carFilters';
import { filterTexts as texts } from '@/catalog/filters/texts';
import { type FilterProps, relaxationsOf } from '@/catalog/filters/useCarFilters';
import { EmptySearch, EmptyState } from '@/ui/art/EmptyState';
import { Button } from '@/ui/button/Button';

/** Shown if no car matches. Offers to remove a single filter, with the number of cars that would match then. */
export function NoMatchingCars({ cars, filters, onChange }: FilterProps) {
  const relaxations = useMemo(() => relaxationsOf(filters, cars), [filters, cars]);

  return (
    <EmptyState
      art={<EmptySearch />}
      title={texts.nothingFound}
      action={
        <>
          {relaxations.map(({ filter, label, without, count }) => (
            <Button key={`${filter} ${label}`} onClick={() => onChange(without)}>
              {texts.without(label, count)}
            </Button>
          ))}
          {relaxations.length === 0 && (
            <Button variant="primary" onClick={() => onChange(clearFilters)}>
              {texts.clearAll}
            </Button>
          )}
        </>
      }
    >
      {relaxations.length === 0 ? texts.nothingFits : texts.nothingFoundHint}
    </EmptyState>
  );
}
