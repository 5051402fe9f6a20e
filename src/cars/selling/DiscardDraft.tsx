import { sellingTexts as texts } from './texts';
import { DiscardButton } from './DiscardButton';
import { Text } from '@/ui/Text';
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
  return (
    <Text as="div" size="s" isMuted className={css['draft']}>
      <span role="status">
        {status === 'refused' && <span>{texts.draftNotKept}</span>}
        {status === 'stored' && <span>{hasPhoto ? texts.draftKeptPhoto : texts.draftKept}</span>}
      </span>
      {status !== 'none' && <DiscardButton label={texts.discard} isLocked={isLocked} onDiscard={onDiscard} />}
    </Text>
  );
}
