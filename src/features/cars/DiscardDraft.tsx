import { useState } from 'react';
import { Button } from '@/shared/ui/Button';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { sellingWords as words } from '@/shared/words/selling';
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
      <span role="status">{isKept && words.draftKept}</span>
      {isKept && (
        <Button look="quiet" disabled={isLocked} onClick={() => setIsAsked(true)}>
          {words.discard}
        </Button>
      )}
      {isAsked && (
        <ConfirmDialog
          title={words.askDiscard}
          confirmLabel={words.discard}
          onConfirm={() => {
            setIsAsked(false);
            onDiscard();
          }}
          onClose={() => setIsAsked(false)}
        >
          {words.discarding}
        </ConfirmDialog>
      )}
    </div>
  );
}
