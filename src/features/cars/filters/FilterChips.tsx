import X from 'lucide-react/icons/x';
import { useMemo } from 'react';
import { Button } from '@/shared/ui/button/Button';
import { filterMessages as messages } from '@/shared/messages/filters';
import { clearFilters } from './carFilters';
import type { FilterProps } from './FilterBar';
import { chipsOf } from './filterChips';
import css from './FilterChips.module.css';

/** A chip for each chosen filter, which removes it, and a button that clears all. */
export function FilterChips({ cars, filters, onChange }: FilterProps) {
  const chips = useMemo(() => chipsOf(filters, cars), [filters, cars]);
  if (chips.length === 0 && filters.search.trim() === '') return null;

  return (
    <ul className={css['chips']} aria-label={messages.chosen}>
      {chips.map(({ key, label, without }) => (
        <li key={key}>
          <button
            type="button"
            className={css['chip']}
            aria-label={messages.remove(label)}
            onClick={() => onChange(without)}
          >
            <bdi>{label}</bdi>
            <X size={16} />
          </button>
        </li>
      ))}
      <li>
        <Button variant="quiet" onClick={() => onChange(clearFilters)}>
          {messages.clearAll}
        </Button>
      </li>
    </ul>
  );
}
