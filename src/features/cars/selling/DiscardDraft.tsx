import { useState } from 'react';
import { Button } from '@/shared/ui/button/Button';
import { ConfirmDialog } from '@/shared/ui/dialog/ConfirmDialog';
import { sellingMessages as messages } from '@/shared/messages/selling';
import css from './PostCarForm.module.css';

interface DiscardDraftProps {
  isStored: boolean;
  /** The photo is stored too. */
  hasPhoto: boolean;
  isLocked: boolean;
  onDiscard: () => void;
}

/** Shows that a draft is stored, with a button to discard it. Keeps its space if there is no draft. */
export function DiscardDraft({ isStored, hasPhoto, isLocked, onDiscard }: DiscardDraftProps) {
  const [isConfirming, setIsConfirming] = useState(false);

  return (
    <div className={css['draft']}>
      <span role="status">{isStored && (hasPhoto ? messages.draftKeptPhoto : messages.draftKept)}</span>
      {isStored && (
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
