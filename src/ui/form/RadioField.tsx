import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from '@/ui/cx';
import { Text } from '@/ui/Text';
import { ariaFieldProps, type ShownError, FieldNotes } from './Field';
import type { FieldOption } from './SelectField';
import css from './Field.module.css';

interface RadioFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'id' | 'defaultChecked'> {
  label: ReactNode;
  options: readonly FieldOption[];
  error?: ShownError | undefined;
  hint?: ReactNode;
}

/**
 * A group of radio buttons for react-hook-form: spread `register` on it as on the other fields. It is inert until hydration,
 * because react-hook-form reads each radio separately and would lose an earlier choice.
 */
export function RadioField({ label, options, error, hint, defaultValue, ...radio }: RadioFieldProps) {
  const id = useId();

  return (
    <fieldset role="radiogroup" aria-labelledby={id} {...ariaFieldProps(id, { error, hint })} className={css.field}>
      <Text as="legend" size="s" weight="medium" id={id} className={css.legend}>
        {label}
      </Text>
      <div className={css.radios}>
        {options.map((option) => (
          <label key={option.value} className={cx(css.box, css.radio, error && css.faulty)}>
            <input {...radio} type="radio" value={option.value} defaultChecked={option.value === defaultValue} />
            {option.label}
          </label>
        ))}
      </div>
      <FieldNotes id={id} error={error} hint={hint} />
    </fieldset>
  );
}
