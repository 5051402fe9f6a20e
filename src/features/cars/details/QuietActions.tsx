import Printer from 'lucide-react/icons/printer';
import type { ReactNode } from 'react';
import { viewingMessages as messages } from '@/shared/messages/viewing';
import { Button } from '@/shared/ui/button/Button';
import { ShareButton } from '@/shared/ui/button/ShareButton';
import type { Car } from '../schema';
import { titleOf } from '../titleOf';
import { addressOf } from '../viewing/addressOf';
import css from './QuietActions.module.css';

interface QuietActionsProps {
  car: Pick<Car, 'id' | 'title'>;
  compare?: ReactNode;
  onPrint?: (() => void) | undefined;
}

/** The row below the buttons for buying: compare, share, print. */
export function QuietActions({ car, compare, onPrint }: QuietActionsProps) {
  return (
    <div className={css['row']} role="group" aria-label={messages.tools}>
      {compare}
      <ShareButton title={titleOf(car)} address={addressOf(car)} />
      {onPrint && (
        <Button variant="quiet" icon={<Printer size={18} strokeWidth={1.75} />} onClick={onPrint}>
          {messages.print}
        </Button>
      )}
    </div>
  );
}
