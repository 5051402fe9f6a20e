import { useState } from 'react';
import { Button } from '@/shared/ui/button/Button';
import { ConfirmDialog } from '@/shared/ui/dialog/ConfirmDialog';
import { sellingMessages as messages } from '@/shared/messages/selling';

interface DiscardButtonProps {
  label: string;
  isLocked: boolean;
  onDiscard: () => void;
}

/** Asks before it discards the draft. */
export function DiscardButton({ label, isLocked, onDiscard }: DiscardButtonProps) {
  const [isConfirming, setIsConfirming] = useState(false);

  return (
    <>
      <Button variant="quiet" disabled={isLocked} onClick={() => setIsConfirming(true)}>
        {label}
      </Button>
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
    </>
  );
}
