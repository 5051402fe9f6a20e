import { useMemo, useState } from 'react';
import { useUserStore } from '@/shared/browser/userStore';
import { wishNotes } from '../following/wishNotes';
import { RemoveWishDialog } from '../RemoveWishDialog';
import type { WishlistItem } from '../schema';
import { NoteDialog } from './NoteDialog';

/** Opens the dialogs of a row. Keeps its identity, so that unchanged rows are not rendered. */
export interface OpenDialog {
  remove: (item: WishlistItem) => void;
  note: (item: WishlistItem) => void;
}

/** @param forget removes a row at once */
export function useWishDialogs(email: string, forget: (id: string) => void) {
  const [opened, setOpened] = useState<{ kind: keyof OpenDialog; item: WishlistItem }>();
  const notes = useUserStore(wishNotes, email);
  const open = useMemo<OpenDialog>(
    () => ({
      remove: (item) => setOpened({ kind: 'remove', item }),
      note: (item) => setOpened({ kind: 'note', item }),
    }),
    [],
  );
  const close = () => setOpened(undefined);
  if (!opened) return { open, dialog: null };

  const { kind, item } = opened;
  const onRemoved = () => {
    forget(item.id);
    close();
  };
  const note = notes.find(({ carId }) => carId === item.carId)?.text;
  const dialog =
    kind === 'remove' ? (
      <RemoveWishDialog item={item} email={email} onClose={close} onRemoved={onRemoved} />
    ) : (
      <NoteDialog item={item} email={email} note={note} onClose={close} />
    );
  return { open, dialog };
}
