import Info from 'lucide-react/icons/info';
import { describeIdentityCode } from '@/api/callError';
import { authTexts } from './texts';
import { cx } from '@/ui/cx';
import note from '@/ui/feedback/note.module.css';
import css from './auth.module.css';

/** Explains why the user was signed out without having asked for it. */
export function SessionEndedNote({ reason }: { reason: string }) {
  return (
    <p role="status" className={cx(note['note'], css['note'])}>
      <Info size={20} />
      <span>{reason === 'ended' ? authTexts.ended : describeIdentityCode(reason)}</span>
    </p>
  );
}
