import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { IconButton } from '@/ui/button/IconButton';
import { receiptTexts } from './texts';
import css from './TransactionId.module.css';

export function TransactionId({ id }: { id: string }) {
  const [outcome, setOutcome] = useState<string>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(id);
      setOutcome(receiptTexts.copied);
    } catch {
      setOutcome(receiptTexts.copyFailed);
    }
  };

  return (
    <>
      <div className={css['box']}>
        <output className={css['id']}>{id}</output>
        <IconButton label={receiptTexts.copy} onClick={() => void copy()}>
          {outcome === receiptTexts.copied ? <Check size={20} /> : <Copy size={20} />}
        </IconButton>
      </div>
      <p role="status" className={css['outcome']}>
        {outcome}
      </p>
    </>
  );
}
