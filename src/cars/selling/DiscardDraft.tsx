import { sellingTexts as texts } from './texts';
import { DiscardButton } from './DiscardButton';
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
      <span role="status">
        {status === 'refused' && <span>{texts.draftNotKept}</span>}
        {status === 'stored' && <span>{hasPhoto ? texts.draftKeptPhoto : texts.draftKept}</span>}
      </span>
      {status !== 'none' && <DiscardButton label={texts.discard} isLocked={isLocked} onDiscard={onDiscard} />}
    </Row>
  );
}
