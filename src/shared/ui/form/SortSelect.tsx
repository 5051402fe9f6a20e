import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { cx } from '@/shared/ui/cx';
import box from './controlBox.module.css';
import css from './SortSelect.module.css';

interface SortSelectProps<T extends string> {
  label: string;
  value: T;
  /** The label of each order. */
  options: readonly { value: T; label: string }[];
  onChoose: (value: T) => void;
  className?: string | undefined;
}

export function SortSelect<T extends string>({ label, value, options, onChoose, className }: SortSelectProps<T>) {
  return (
    <div className={cx(box['box'], css['sort'], className)}>
      <ArrowUpDown size={16} strokeWidth={1.75} aria-hidden />
      <select
        aria-label={label}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChoose(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
    </div>
  );
}
