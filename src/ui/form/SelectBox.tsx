import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { cx } from '@/ui/cx';
import field from './Field.module.css';
import css from './SelectBox.module.css';

export interface SelectBoxProps<T extends string> {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChoose: (value: T) => void;
  /** Shown at the left, except on very narrow screens. */
  icon?: ReactNode;
  className?: string | undefined;
  style?: Record<`--${string}`, number> | undefined;
}

/** A select in the frame of a search field, for the tools above a list. Its label is for screen readers only. */
export function SelectBox<T extends string>({
  label,
  value,
  options,
  onChoose,
  icon,
  className,
  style,
}: SelectBoxProps<T>) {
  return (
    <div className={cx(field.box, field.tool, css.select, icon !== undefined && css.withIcon, className)} style={style}>
      {icon}
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
      <ChevronDown size={16} />
    </div>
  );
}

export function SortSelect<T extends string>({ className, ...select }: Omit<SelectBoxProps<T>, 'icon' | 'style'>) {
  const chosen = select.options.find(({ value }) => value === select.value);
  return (
    <SelectBox
      {...select}
      className={cx(css.sort, className)}
      style={{ '--length': chosen?.label.length ?? 0 }}
      icon={<ArrowUpDown size={16} />}
    />
  );
}
