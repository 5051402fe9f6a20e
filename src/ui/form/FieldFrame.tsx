import type { ReactNode } from 'react';
import { Row } from '@/ui/layout/Row';
import css from './Field.module.css';
import type { ShownError } from './fieldIds';
import { FieldNotes } from './FieldNotes';

interface FieldFrameProps {
  id: string;
  label: ReactNode;
  error: ShownError | undefined;
  hint: ReactNode;
  labelEnd?: ReactNode;
  children: ReactNode;
}

/** Renders the label above a control, and the hint and the error below it. */
export function FieldFrame({ id, label, error, hint, labelEnd, children }: FieldFrameProps) {
  return (
    <div className={css.field}>
      <Row gap={3} rowGap={0} align="baseline" justify="between" isWrapping size="s" weight="medium">
        <label htmlFor={id}>{label}</label>
        {labelEnd}
      </Row>
      {children}
      <FieldNotes id={id} error={error} hint={hint} />
    </div>
  );
}
