import type { ReactNode } from 'react';
import { carDetailsMessages as messages } from '@/shared/messages/carDetails';
import { PrintButton } from '@/shared/ui/button/PrintButton';
import { ShareButton } from '@/shared/ui/button/ShareButton';
import type { Car } from '../schema';
import { titleOf } from '../titleOf';
import { addressOf } from './addressOf';
import css from './QuietActions.module.css';

interface QuietActionsProps {
  car: Pick<Car, 'id' | 'title'>;
  compare?: ReactNode;
  report?: ReactNode;
}

/** The row below the buttons for buying: compare, share, print, report. */
export function QuietActions({ car, compare, report }: QuietActionsProps) {
  return (
    <div className={css['row']} role="group" aria-label={messages.tools}>
      {compare}
      <ShareButton title={titleOf(car)} address={addressOf(car)} />
      <PrintButton />
      {report}
    </div>
  );
}
