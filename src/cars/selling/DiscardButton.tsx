import { useState } from 'react';
import { Button } from '@/ui/button/Button';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { sellingTexts as texts } from './texts';

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
          title={texts.askDiscard}
          confirmLabel={texts.discard}
          onConfirm={() => {
            setIsConfirming(false);
            onDiscard();
          }}
          onClose={() => setIsConfirming(false)}
        >
          {texts.discarding}
        </ConfirmDialog>
      )}
    </>
  );
}
