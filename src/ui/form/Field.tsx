import Alert from 'lucide-react/icons/circle-alert';
import type { ReactNode, ComponentProps } from 'react';
import { cx } from '@/ui/cx';
import { LiveRegion } from '@/ui/feedback/LiveRegion';
import { Row } from '@/ui/layout/layout';
import { Text } from '@/ui/Text';
import css from './Field.module.css';

/** The part of react-hook-form's FieldError that a field shows. */
export interface ShownError {
  message?: string | undefined;
}

interface FieldParts {
  error: ShownError | undefined;
  hint: ReactNode;
}

/** The ARIA attributes that link a control to its hint and its error, whose ids `FieldNotes` sets. */
export function ariaFieldProps(id: string, { error, hint }: FieldParts) {
  const ids = [hint ? hintId(id) : undefined, error?.message ? errorId(id) : undefined];
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': ids.filter(Boolean).join(' ') || undefined,
  };
}

const hintId = (id: string) => `${id}-hint`;
const errorId = (id: string) => `${id}-error`;

export function FieldNotes({ id, error, hint }: FieldParts & { id: string }) {
  return (
    <>
      {hint && (
        <Text as="span" size="xs" isMuted id={hintId(id)}>
          {hint}
        </Text>
      )}
      {error?.message && (
        <LiveRegion
          box={Row}
          as="span"
          align="start"
          size="s"
          isDanger
          id={errorId(id)}
          role="alert"
          className={css.error}
        >
          <Alert size={16} />
          <span>{error.message}</span>
        </LiveRegion>
      )}
    </>
  );
}

interface FieldFrameProps extends FieldParts {
  id: string;
  label: ReactNode;
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

interface FieldBoxProps extends ComponentProps<'div'> {
  isReadOnly?: boolean | undefined;
  isFaulty?: boolean;
}

/** The frame around the control of a field, its icon and what is at its end. */
export function FieldBox({ isReadOnly = false, isFaulty = false, className, ...attributes }: FieldBoxProps) {
  const classes = cx(css.box, isReadOnly && css.readOnly, isFaulty && css.faulty, className);
  return <div {...attributes} className={classes} />;
}
