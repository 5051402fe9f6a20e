import Alert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import css from './Field.module.css';
import { errorId, hintId, type ShownError } from './fieldIds';

interface FieldNotesProps {
  id: string;
  error: ShownError | undefined;
  hint: ReactNode;
}

/** The hint and the error below a control. */
export function FieldNotes({ id, error, hint }: FieldNotesProps) {
  return (
    <>
      {hint && (
        <span id={hintId(id)} className={css['hint']}>
          {hint}
        </span>
      )}
      {error?.message && (
        <span id={errorId(id)} role="alert" className={css['error']}>
          <Alert size={16} />
          <span>{error.message}</span>
        </span>
      )}
    </>
  );
}
