import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { IconButton } from '@/ui/button/Button';
import { receiptTexts } from './texts';
import { Row } from '@/ui/layout/layout';
import { Text } from '@/ui/Text';
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
      <Row gap={3} className={css.box}>
        <output className={css.id}>{id}</output>
        <IconButton label={receiptTexts.copy} onClick={() => void copy()}>
          {outcome === receiptTexts.copied ? <Check size={20} /> : <Copy size={20} />}
        </IconButton>
      </Row>
      <Text size="xs" isMuted role="status" className={css.outcome}>
        {outcome}
      </Text>
    </>
  );
}
