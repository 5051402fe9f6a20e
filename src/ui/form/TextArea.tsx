import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from '@/ui/cx';
import { FieldBox, FieldFrame, ariaFieldProps, type ShownError } from './Field';
import css from './Field.module.css';

interface TextAreaProps extends ComponentProps<'textarea'> {
  label: ReactNode;
  error?: ShownError | undefined;
  hint?: ReactNode;
  labelEnd?: ReactNode;
}

export function TextArea({ label, error, hint, labelEnd, rows = 4, ...area }: TextAreaProps) {
  const id = useId();

  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} labelEnd={labelEnd}>
      <FieldBox isReadOnly={area.readOnly} isFaulty={Boolean(error)}>
        <textarea
          dir="auto"
          {...area}
          {...ariaFieldProps(id, { error, hint })}
          id={id}
          rows={rows}
          className={cx(css.control, css.area)}
        />
      </FieldBox>
    </FieldFrame>
  );
}
