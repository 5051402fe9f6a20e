import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from '@/ui/cx';
import css from './Field.module.css';
import { FieldBox } from './FieldBox';
import { FieldFrame } from './FieldFrame';
import { ariaFieldProps, type ShownError } from './fieldIds';
import { inputKindOf, normalizeField } from './normalizeField';

export interface TextFieldProps extends ComponentProps<'input'> {
  label: ReactNode;
  error?: ShownError | undefined;
  hint?: ReactNode;
  icon?: ReactNode;
  /** Shown at the end of the box, for instance a unit or a button. */
  end?: ReactNode;
  /** Shown at the end of the label's line, for instance a link. */
  labelEnd?: ReactNode;
  /** For passwords: the text stays as it was typed or pasted. */
  isVerbatim?: boolean;
}

/** An input for react-hook-form: `<TextField label={…} error={errors.name} {...register('name')} />`. */
export function TextField({
  label,
  error,
  hint,
  icon,
  end,
  labelEnd,
  id: givenId,
  isVerbatim = false,
  className,
  ...input
}: TextFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const kind = inputKindOf(input);

  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} labelEnd={labelEnd}>
      <FieldBox isReadOnly={input.readOnly} isFaulty={Boolean(error)}>
        {icon}
        <input
          dir={kind === 'words' ? 'auto' : undefined}
          {...input}
          {...ariaFieldProps(id, { error, hint, describedBy: input['aria-describedby'] })}
          id={id}
          className={cx(css.control, className)}
          onChange={(event) => {
            if (isVerbatim || !normalizeField(event, kind)) input.onChange?.(event);
          }}
          onCompositionEnd={(event) => !isVerbatim && normalizeField(event, kind)}
        />
        {end}
      </FieldBox>
    </FieldFrame>
  );
}
