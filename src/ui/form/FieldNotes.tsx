import Alert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { Row } from '@/ui/layout/Row';
import { Text } from '@/ui/Text';
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
        <Text as="span" size="xs" isMuted id={hintId(id)}>
          {hint}
        </Text>
      )}
      {error?.message && (
        <Row as="span" align="start" size="s" id={errorId(id)} role="alert" className={css.error}>
          <Alert size={16} />
          <span>{error.message}</span>
        </Row>
      )}
    </>
  );
}
