import type { ReactNode } from 'react';
import { Row } from '@/ui/layout/layout';
import css from './ToastRow.module.css';

/** What a toast says, with a button. */
export function ToastRow({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Row gap={2} className={css.row}>
      <span className={css.text}>{text}</span>
      {children}
    </Row>
  );
}
