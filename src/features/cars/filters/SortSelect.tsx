import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import ChevronDown from 'lucide-react/icons/chevron-down';
import * as v from 'valibot';
import { filterMessages as messages } from '@/shared/messages/cars';
import { cx } from '@/shared/ui/cx';
import box from '@/shared/ui/form/controlBox.module.css';
import { carSorts, type CarSort } from './carFilters';
import css from './FilterBar.module.css';

interface SortSelectProps {
  value: CarSort;
  onChoose: (sort: CarSort) => void;
}

export function SortSelect({ value, onChoose }: SortSelectProps) {
  return (
    <div className={cx(box['box'], css['sort'])}>
      <ArrowUpDown size={16} strokeWidth={1.75} aria-hidden />
      <select
        aria-label={messages.sort}
        value={value}
        onChange={(event) => onChoose(v.parse(v.picklist(carSorts), event.target.value))}
      >
        {carSorts.map((sort) => (
          <option key={sort} value={sort}>
            {messages.sorts[sort]}
          </option>
        ))}
      </select>
      <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
    </div>
  );
}
