import Printer from 'lucide-react/icons/printer';
import Share2 from 'lucide-react/icons/share-2';
import { useState, type ReactNode } from 'react';
import { shareAddress } from '@/shared/browser/shareAddress';
import { viewingMessages as messages } from '@/shared/messages/viewing';
import { Button } from '@/shared/ui/button/Button';
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
  const [isCopyFailed, setIsCopyFailed] = useState(false);
  const address = addressOf(car);
  const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

  const share = async () => setIsCopyFailed(!(await shareAddress(titleOf(car), address)));

  return (
    <div>
      <div className={css['row']} role="group" aria-label={messages.tools}>
        {compare}
        <Button variant="quiet" icon={<Share2 {...icon} />} onClick={() => void share()}>
          {messages.share}
        </Button>
        {onPrint && (
          <Button variant="quiet" icon={<Printer {...icon} />} onClick={onPrint}>
            {messages.print}
          </Button>
        )}
      </div>
      {isCopyFailed && (
        <p role="alert" className={css['failure']}>
          {messages.notCopied} <b>{address}</b>
        </p>
      )}
    </div>
  );
}
