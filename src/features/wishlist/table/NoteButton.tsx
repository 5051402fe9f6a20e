import NotebookPen from 'lucide-react/icons/notebook-pen';
import Plus from 'lucide-react/icons/plus';
import { wishChangeMessages as messages } from '@/shared/messages/wishChanges';
import { cx } from '@/shared/ui/cx';
import css from './NoteButton.module.css';

interface NoteButtonProps {
  title: string;
  note: string | undefined;
  onOpen: () => void;
}

/** Shows the user's note about a car, and opens it. */
export function NoteButton({ title, note, onOpen }: NoteButtonProps) {
  if (note === undefined) {
    return (
      <button
        type="button"
        className={cx(css['note'], css['empty'])}
        aria-label={messages.addNoteOn(title)}
        onClick={onOpen}
      >
        <Plus size={16} strokeWidth={1.75} />
        {messages.addNote}
      </button>
    );
  }
  return (
    <button type="button" className={css['note']} aria-label={`${messages.noteOn(title)}: ${note}`} onClick={onOpen}>
      <NotebookPen size={16} strokeWidth={1.75} />
      <span className={css['text']}>{note}</span>
    </button>
  );
}
