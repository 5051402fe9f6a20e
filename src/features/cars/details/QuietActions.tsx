import Printer from 'lucide-react/icons/printer';
import Share2 from 'lucide-react/icons/share-2';
import { useState, type ReactNode } from 'react';
import toast from 'react-hot-toast/headless';
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

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast.success(messages.copied);
      setIsCopyFailed(false);
    } catch {
      setIsCopyFailed(true);
    }
  };
  const share = async () => {
    if (!('share' in navigator)) return copy();
    try {
      await navigator.share({ title: titleOf(car), url: address });
    } catch (error) {
      const isCancelled = error instanceof DOMException && error.name === 'AbortError';
      if (!isCancelled) await copy();
    }
  };

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
