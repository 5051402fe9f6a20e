import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldBox, FieldFrame, ariaFieldProps, type ShownError } from './Field';
import css from './Field.module.css';

export interface FieldOption {
  value: string;
  label: string;
}

interface SelectFieldProps extends ComponentProps<'select'> {
  label: ReactNode;
  options: readonly FieldOption[];
  /** The option shown while nothing is selected (value ''). */
  placeholder?: string | undefined;
  error?: ShownError | undefined;
  hint?: ReactNode;
}

export function SelectField({ label, options, placeholder, error, hint, ...select }: SelectFieldProps) {
  const id = useId();

  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <FieldBox isFaulty={Boolean(error)} className={css.choice}>
        <select {...select} {...ariaFieldProps(id, { error, hint })} id={id} className={css.control}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown size={20} />
      </FieldBox>
    </FieldFrame>
  );
}
