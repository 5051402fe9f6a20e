import { useState } from 'react';
import { Button } from '@/shared/ui/button/Button';
import { Modal } from '@/shared/ui/dialog/Modal';
import { commonMessages } from '@/shared/messages/common';
import { moderationMessages as messages } from '@/shared/messages/moderation';
import css from './Bulk.module.css';
import { BulkPanel } from './BulkPanel';
import type { Verdict } from '../queue/decision';
import type { Picks } from './usePicks';

interface BulkBarProps {
  picks: Picks;
  verdict: Verdict;
  onChoose: (verdict: Verdict) => void;
  onAct: () => void;
  /** What happens is asked in a dialog, because there is no room for it beside the queue. */
  isNarrow: boolean;
}

/** Sticks to the lower edge while cars are chosen. */
export function BulkBar({ picks, verdict, onChoose, onAct, isNarrow }: BulkBarProps) {
  const [isAsking, setIsAsking] = useState(false);
  const count = picks.cases.length;
  const act = () => {
    setIsAsking(false);
    onAct();
  };

  return (
    <div className={css['bar']}>
      <p>
        <b>{messages.chosen(count)}</b> <span className={css['hint']}>{messages.chooseHint}</span>
      </p>
      <Button onClick={picks.clear}>{messages.clear}</Button>
      <Button variant="primary" onClick={isNarrow ? () => setIsAsking(true) : act}>
        {messages.actOn(count)}
      </Button>
      {isAsking && (
        <Modal
          title={messages.actOn(count)}
          onClose={() => setIsAsking(false)}
          footer={
            <>
              <Button onClick={() => setIsAsking(false)}>{commonMessages.cancel}</Button>
              <Button variant="primary" onClick={act}>
                {messages.actOn(count)}
              </Button>
            </>
          }
        >
          <BulkPanel picks={picks} verdict={verdict} onChoose={onChoose} />
        </Modal>
      )}
    </div>
  );
}
