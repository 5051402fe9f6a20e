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

export function TextArea({ label, error, hint, labelEnd, id: givenId, className, rows = 4, ...area }: TextAreaProps) {
  const ownId = useId();
  const id = givenId ?? ownId;

  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} labelEnd={labelEnd}>
      <FieldBox isReadOnly={area.readOnly} isFaulty={Boolean(error)}>
        <textarea
          dir="auto"
          {...area}
          {...ariaFieldProps(id, { error, hint, describedBy: area['aria-describedby'] })}
          id={id}
          rows={rows}
          className={cx(css.control, css.area, className)}
        />
      </FieldBox>
    </FieldFrame>
  );
}
