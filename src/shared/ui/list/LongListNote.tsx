import { MAX_WHOLE_LIST } from '@/shared/config/limits';
import { longListMessages as messages } from '@/shared/messages/longLists';
import css from './LongListNote.module.css';

interface LongListNoteProps {
  count: number;
  /** Whether the page has a search field for the list. */
  hasSearch?: boolean;
}

/** Explains how to find rows of a virtualized list, which the browser's own search does not find. Empty for short lists. */
export function LongListNote({ count, hasSearch = false }: LongListNoteProps) {
  if (count <= MAX_WHOLE_LIST) return null;
  return <p className={css['note']}>{hasSearch ? messages.search : messages.note}</p>;
}
