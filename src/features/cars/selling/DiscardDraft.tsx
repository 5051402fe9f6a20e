import { useState } from 'react';
import { Button } from '@/shared/ui/button/Button';
import { ConfirmDialog } from '@/shared/ui/dialog/ConfirmDialog';
import { sellingMessages as messages } from '@/shared/messages/selling';
import css from './PostCarForm.module.css';

interface DiscardDraftProps {
  /** Whether there is a draft, and whether the device stores it. */
  status: 'none' | 'stored' | 'refused';
  /** The photo is stored too. */
  hasPhoto: boolean;
  isLocked: boolean;
  onDiscard: () => void;
}

/** Says whether the draft is stored, with a button to discard it. Keeps its space if there is no draft. */
export function DiscardDraft({ status, hasPhoto, isLocked, onDiscard }: DiscardDraftProps) {
  const [isConfirming, setIsConfirming] = useState(false);

  return (
    <div className={css['draft']}>
      <span role="status">
        {status === 'refused' && messages.draftNotKept}
        {status === 'stored' && (hasPhoto ? messages.draftKeptPhoto : messages.draftKept)}
      </span>
      {status !== 'none' && (
        <Button variant="quiet" disabled={isLocked} onClick={() => setIsConfirming(true)}>
          {messages.discard}
        </Button>
      )}
      {isConfirming && (
        <ConfirmDialog
          title={messages.askDiscard}
          confirmLabel={messages.discard}
          onConfirm={() => {
            setIsConfirming(false);
            onDiscard();
          }}
          onClose={() => setIsConfirming(false)}
        >
          {messages.discarding}
        </ConfirmDialog>
      )}
    </div>
  );
}
