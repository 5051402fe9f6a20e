import { Button } from '@/ui/button/Button';
import { EmptyState } from '@/ui/feedback/Loaded';
import { TITLE } from '@/lib/config/limits';
import { truncate } from '@/lib/text/format';
import { changePostTexts as texts } from './change/texts';

interface DraftQuestionProps {
  title: string;
  onKeep: () => void;
  onReplace: () => void;
}

/** There is one draft, so a seller who begins another post decides what becomes of it. */
export function DraftQuestion({ title, onKeep, onReplace }: DraftQuestionProps) {
  return (
    <EmptyState
      title={texts.hasDraft}
      action={
        <>
          <Button variant="primary" onClick={onKeep}>
            {texts.keepDraft}
          </Button>{' '}
          <Button variant="danger" onClick={onReplace}>
            {texts.replaceDraft}
          </Button>
        </>
      }
    >
      {texts.draftOf(truncate(title.trim(), TITLE))}
    </EmptyState>
  );
}
