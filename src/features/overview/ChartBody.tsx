import type { ReactNode } from 'react';
import { overviewMessages as messages } from '@/shared/messages/overview';
import type { ChartText } from './ages';
import css from './ChartCard.module.css';

interface ChartBodyProps {
  text: ChartText;
  /** How many documents of the list could not be read. */
  unreadable: number;
  children: ReactNode;
}

/** What a chart says, as its heading, the chart itself, and what is not counted in it. */
export function ChartBody({ text, unreadable, children }: ChartBodyProps) {
  const notes = [...text.notes, ...(unreadable > 0 ? [messages.unreadable(unreadable)] : [])];

  return (
    <>
      <h2 className={css['sentence']}>{text.sentence}</h2>
      <div className={css['chart']}>{children}</div>
      <p className={css['notes']}>{notes.join(' ')}</p>
    </>
  );
}
