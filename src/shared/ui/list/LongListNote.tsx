import { MAX_WHOLE_LIST } from '@/shared/config/limits';
import { uiMessages } from '@/shared/messages/ui';
import css from './LongListNote.module.css';

interface LongListNoteProps {
  count: number;
  /** A search field is beside it. */
  hasSearch?: boolean;
}

/** Says of a list whose rows are not all in the page what finds them. */
export function LongListNote({ count, hasSearch = false }: LongListNoteProps) {
  if (count <= MAX_WHOLE_LIST) return null;
  return <p className={css['note']}>{hasSearch ? uiMessages.longListSearch : uiMessages.longList}</p>;
}
