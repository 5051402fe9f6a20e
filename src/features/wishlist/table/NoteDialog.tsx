import { useState } from 'react';
import { MAX_NOTE } from '@/shared/config/storedLimits';
import { commonMessages } from '@/shared/messages/common';
import { wishChangeMessages as messages } from '@/shared/messages/wishChanges';
import { wishlistMessages } from '@/shared/messages/wishlist';
import { Button } from '@/shared/ui/button/Button';
import { Modal } from '@/shared/ui/dialog/Modal';
import { TextArea } from '@/shared/ui/form/TextArea';
import { writeNote } from '../following/wishNotes';
import type { WishlistItem } from '../schema';

interface NoteDialogProps {
  item: WishlistItem;
  email: string;
  note: string | undefined;
  onClose: () => void;
}

/** Edits the user's note about a car. An empty note is removed. */
export function NoteDialog({ item, email, note = '', onClose }: NoteDialogProps) {
  const [text, setText] = useState(note);

  const keep = () => {
    writeNote(email, item.carId, text);
    onClose();
  };

  return (
    <Modal
      title={messages.noteOn(item.title ?? wishlistMessages.untitled)}
      // A click outside must not throw away what was typed.
      isStatic={text !== note}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{commonMessages.cancel}</Button>
          <Button variant="primary" onClick={keep}>
            {text.trim() === '' && note !== '' ? messages.removeNote : messages.saveNote}
          </Button>
        </>
      }
    >
      <TextArea
        label={messages.yourNote}
        hint={messages.noteHint}
        data-autofocus
        maxLength={MAX_NOTE}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </Modal>
  );
}
