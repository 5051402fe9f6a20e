import type { ReactNode } from 'react';
import { cx } from '@/ui/cx';
import { Row } from '@/ui/layout/layout';
import css from './Note.module.css';

interface NoteProps {
  role?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Something to know before going on, with or without an icon. */
export function Note({ role, className, children }: NoteProps) {
  return (
    <Row as="p" gap={3} align="stretch" size="s" role={role} className={cx(css.note, className)}>
      {children}
    </Row>
  );
}
