import type { ReactNode } from 'react';
import { cx } from '@/ui/cx';
import { Row } from '@/ui/layout/layout';
import css from './ToastRow.module.css';

interface ToastRowProps {
  text: string;
  /** The text is several sentences: the button is below it. */
  isLong?: boolean;
  children: ReactNode;
}

/** What a toast says, with a button. */
export function ToastRow({ text, isLong = false, children }: ToastRowProps) {
  return (
    <Row gap={2} justify={isLong ? 'end' : undefined} isWrapping={isLong} className={css.row}>
      <span className={cx(css.text, isLong && css.long)}>{text}</span>
      {children}
    </Row>
  );
}
