import { useState } from 'react';
import { Button } from '@/shared/ui/button/Button';
import { ConfirmDialog } from '@/shared/ui/dialog/ConfirmDialog';
import { sellingMessages as messages } from '@/shared/messages/selling';
import css from './PostCarForm.module.css';

interface DiscardDraftProps {
  isKept: boolean;
  isLocked: boolean;
  onDiscard: () => void;
}

/** Says that a draft is kept, and lets it go; its place stays when there is none. */
export function DiscardDraft({ isKept, isLocked, onDiscard }: DiscardDraftProps) {
  const [isAsked, setIsAsked] = useState(false);

  return (
    <div className={css['draft']}>
      <span role="status">{isKept && messages.draftKept}</span>
      {isKept && (
        <Button variant="quiet" disabled={isLocked} onClick={() => setIsAsked(true)}>
          {messages.discard}
        </Button>
      )}
      {isAsked && (
        <ConfirmDialog
          title={messages.askDiscard}
          confirmLabel={messages.discard}
          onConfirm={() => {
            setIsAsked(false);
            onDiscard();
          }}
          onClose={() => setIsAsked(false)}
        >
          {messages.discarding}
        </ConfirmDialog>
      )}
    </div>
  );
}
