import { Button } from '@/shared/ui/button/Button';
import { EmptyState } from '@/shared/ui/feedback/EmptyState';
import { changePostMessages as messages } from '@/shared/messages/changePost';
import { TITLE } from '@/shared/config/limits';
import { truncate } from '@/shared/messages/format';

interface DraftQuestionProps {
  title: string;
  onKeep: () => void;
  onReplace: () => void;
}

/** There is one draft, so a seller who begins another post decides what becomes of it. */
export function DraftQuestion({ title, onKeep, onReplace }: DraftQuestionProps) {
  return (
    <EmptyState
      title={messages.hasDraft}
      action={
        <>
          <Button variant="primary" onClick={onKeep}>
            {messages.keepDraft}
          </Button>{' '}
          <Button variant="danger" onClick={onReplace}>
            {messages.replaceDraft}
          </Button>
        </>
      }
    >
      {messages.draftOf(truncate(title.trim(), TITLE))}
    </EmptyState>
  );
}
