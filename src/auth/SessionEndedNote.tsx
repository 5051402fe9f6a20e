import Info from 'lucide-react/icons/info';
import { describeIdentityCode } from '@/api/callError';
import { Note } from '@/ui/feedback/notes';
import { authTexts } from './texts';
import css from './auth.module.css';

/** Explains why the user was signed out without having asked for it. */
export function SessionEndedNote({ reason }: { reason: string }) {
  return (
    <Note className={css.note}>
      <Info size={20} />
      <span>{reason === 'ended' ? authTexts.ended : describeIdentityCode(reason)}</span>
    </Note>
  );
}
