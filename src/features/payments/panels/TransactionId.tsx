import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { IconButton } from '@/shared/ui/button/IconButton';
import { receiptMessages } from '@/shared/messages/receipt';
import css from './TransactionId.module.css';

export function TransactionId({ id }: { id: string }) {
  const [outcome, setOutcome] = useState<string>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(id);
      setOutcome(receiptMessages.copied);
    } catch {
      setOutcome(receiptMessages.copyFailed);
    }
  };

  return (
    <>
      <div className={css['box']}>
        <output className={css['id']}>{id}</output>
        <IconButton label={receiptMessages.copy} onClick={() => void copy()}>
          {outcome === receiptMessages.copied ? (
            <Check size={20} strokeWidth={1.75} />
          ) : (
            <Copy size={20} strokeWidth={1.75} />
          )}
        </IconButton>
      </div>
      <p role="status" className={css['outcome']}>
        {outcome}
      </p>
    </>
  );
}
