import { useState } from 'react';
import { lazyWithPreload } from '@/lib/browser/loadChunk';
import { sellingTexts as texts } from '@/selling/texts';
import { Button } from '@/ui/button/Button';
import { LiveRegion } from '@/ui/feedback/LiveRegion';
import { Row } from '@/ui/layout/layout';

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
  return (
    <Row gap={4} rowGap={2} isWrapping size="s" isMuted>
      <LiveRegion as="span">
        {status === 'refused' && <span>{texts.draftNotKept}</span>}
        {status === 'stored' && <span>{hasPhoto ? texts.draftKeptPhoto : texts.draftKept}</span>}
      </LiveRegion>
      {status !== 'none' && <DiscardButton label={texts.discard} isLocked={isLocked} onDiscard={onDiscard} />}
    </Row>
  );
}

const ConfirmDialog = lazyWithPreload(() => import('@/ui/overlay/ConfirmDialog'), 'ConfirmDialog', { isAwaited: true });

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
      <Button
        variant="quiet"
        disabled={isLocked}
        aria-haspopup="dialog"
        {...ConfirmDialog.preloadProps}
        onClick={() => setIsConfirming(true)}
      >
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
