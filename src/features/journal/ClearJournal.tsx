import { useState } from 'react';
import { clearJournal } from '@/shared/journal/journal';
import { Button } from '@/shared/ui/button/Button';
import { ConfirmDialog } from '@/shared/ui/dialog/ConfirmDialog';
import { focusHeading } from '@/shared/ui/feedback/focusHeading';
import { journalMessages as messages } from '@/shared/messages/journal';

/** Forgets all acts of the admin in this browser, after a confirmation. */
export function ClearJournal({ admin, count }: { admin: string; count: number }) {
  const [isAsking, setIsAsking] = useState(false);
  const clear = () => {
    clearJournal(admin);
    focusHeading();
  };

  return (
    <>
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        {messages.clear}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={messages.clearTitle}
          confirmLabel={messages.clearAct}
          onConfirm={clear}
          onClose={() => setIsAsking(false)}
        >
          <p>{messages.clearText(count)}</p>
          <p>{messages.clearHint}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
