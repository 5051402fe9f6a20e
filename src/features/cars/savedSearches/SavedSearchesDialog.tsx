import { useState } from 'react';
import { useUserStore } from '@/shared/browser/userStore';
import { savedSearchMessages as messages } from '@/shared/messages/savedSearches';
import { Button } from '@/shared/ui/button/Button';
import { Modal } from '@/shared/ui/dialog/Modal';
import { SavedSearchRow } from './SavedSearchRow';
import { addressOf, isSameSearch, savedSearches } from './savedSearches';
import css from './SavedSearchesDialog.module.css';

interface SavedSearchesDialogProps {
  user: string;
  onClose: () => void;
}

/** Renames and removes saved searches. A removed one keeps its row, with Undo, until the dialog is closed. */
export function SavedSearchesDialog({ user, onClose }: SavedSearchesDialogProps) {
  const searches = useUserStore(savedSearches, user);
  const [rows] = useState(searches);

  return (
    <Modal
      title={messages.title}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {messages.done}
        </Button>
      }
    >
      <ul className={css['rows']}>
        {rows.map((row, index) => {
          const search = searches.find((other) => isSameSearch(other, row));
          return (
            <li key={addressOf(row)}>
              <SavedSearchRow user={user} search={search ?? row} index={index} isRemoved={search === undefined} />
            </li>
          );
        })}
      </ul>
    </Modal>
  );
}
