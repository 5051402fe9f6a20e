import { useId, useState, type SyntheticEvent } from 'react';
import { useUserStore } from '@/shared/browser/userStore';
import { MAX_SAVED_SEARCHES, MAX_SEARCH_NAME } from '@/shared/config/storedLimits';
import { commonMessages } from '@/shared/messages/common';
import { savedSearchMessages as messages } from '@/shared/messages/savedSearches';
import { Button } from '@/shared/ui/button/Button';
import { Modal } from '@/shared/ui/dialog/Modal';
import { TextField } from '@/shared/ui/form/TextField';
import type { CarFilters } from '../filters/carFilters';
import type { Car } from '../schema';
import { cleanSearchName, savedSearches, saveSearch } from './savedSearches';
import type { Search } from './searchSchema';
import { suggestName } from './searchName';

interface SaveSearchDialogProps {
  user: string;
  search: Search;
  filters: CarFilters;
  cars: readonly Car[];
  onClose: () => void;
}

/** Asks for the name of a search and saves it. If the list is full, it only says so. */
export function SaveSearchDialog({ user, search, filters, cars, onClose }: SaveSearchDialogProps) {
  const isFull = useUserStore(savedSearches, user).length >= MAX_SAVED_SEARCHES;
  const [typed, setTyped] = useState(() => suggestName(filters, search.brand, cars));
  const [isRefused, setIsRefused] = useState(false);
  const form = useId();

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const name = cleanSearchName(typed);
    setIsRefused(name === undefined);
    if (name === undefined) return;
    const now = Date.now();
    saveSearch(user, { ...search, name, savedAt: now, openedAt: now });
    onClose();
  };

  if (isFull) {
    return (
      <Modal title={messages.fullTitle} onClose={onClose}>
        <p>{messages.full(MAX_SAVED_SEARCHES)}</p>
      </Modal>
    );
  }
  return (
    <Modal
      title={messages.saveTitle}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{commonMessages.cancel}</Button>
          <Button type="submit" form={form} variant="primary">
            {messages.submit}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <TextField
          label={messages.name}
          hint={messages.keptHere}
          error={isRefused ? { message: messages.nameRequired } : undefined}
          data-autofocus
          autoComplete="off"
          maxLength={MAX_SEARCH_NAME}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
        />
      </form>
    </Modal>
  );
}
