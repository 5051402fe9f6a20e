import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import ChevronDown from 'lucide-react/icons/chevron-down';
import * as v from 'valibot';
import { filterWords as words } from '@/shared/words/cars';
import { carSorts, type CarSort } from './carFilters';
import css from './FilterBar.module.css';

interface SortSelectProps {
  value: CarSort;
  onChoose: (sort: CarSort) => void;
}

export function SortSelect({ value, onChoose }: SortSelectProps) {
  return (
    <div className={css['sort']}>
      <ArrowUpDown size={16} strokeWidth={1.75} aria-hidden />
      <select
        aria-label={words.sort}
        value={value}
        onChange={(event) => onChoose(v.parse(v.picklist(carSorts), event.target.value))}
      >
        {carSorts.map((sort) => (
          <option key={sort} value={sort}>
            {words.sorts[sort]}
          </option>
        ))}
      </select>
      <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
    </div>
  );
}
