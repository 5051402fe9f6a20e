import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { MAX_SEARCH_NAME } from '@/shared/config/storedLimits';
import { commonMessages } from '@/shared/messages/common';
import { savedSearchMessages as messages } from '@/shared/messages/savedSearches';
import { Button } from '@/shared/ui/button/Button';
import { IconButton } from '@/shared/ui/button/IconButton';
import { TextField } from '@/shared/ui/form/TextField';
import { focusOnMount } from '@/shared/ui/feedback/focusOnMount';
import { VisuallyHidden } from '@/shared/ui/layout/VisuallyHidden';
import { cleanSearchName, removeSearch, renameSearch, restoreSearch, type SavedSearch } from './savedSearches';
import css from './SavedSearchesDialog.module.css';

interface SavedSearchRowProps {
  user: string;
  /** If it is removed, as it was before. */
  search: SavedSearch;
  index: number;
  isRemoved: boolean;
}

/** A name is stored while it is typed; one that is left empty becomes the last one again. */
export function SavedSearchRow({ user, search, index, isRemoved }: SavedSearchRowProps) {
  const [typed, setTyped] = useState(search.name);
  const [before, setBefore] = useState(search);
  const isEmpty = cleanSearchName(typed) === undefined;

  if (isRemoved) {
    return (
      <p className={css['removed']} role="status">
        <span>{messages.removed(before.name)}</span>
        <Button ref={focusOnMount} variant="quiet" onClick={() => restoreSearch(user, before, index)}>
          {commonMessages.undo}
          <VisuallyHidden>{`: ${before.name}`}</VisuallyHidden>
        </Button>
      </p>
    );
  }
  return (
    <div className={css['row']}>
      <TextField
        label={<VisuallyHidden>{messages.nameOf(search.name)}</VisuallyHidden>}
        error={isEmpty ? { message: messages.nameRequired } : undefined}
        autoComplete="off"
        maxLength={MAX_SEARCH_NAME}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          renameSearch(user, search, event.target.value);
        }}
        onBlur={() => setTyped(search.name)}
      />
      <IconButton
        label={messages.remove(search.name)}
        onClick={() => {
          setBefore(search);
          removeSearch(user, search);
        }}
      >
        <Trash2 size={18} strokeWidth={1.75} />
      </IconButton>
    </div>
  );
}
