import ShieldCheck from 'lucide-react/icons/shield-check';
import { Text } from '@/ui/Text';
import css from './SafetyNote.module.css';

interface SafetyNoteProps {
  children: string;
  /** What must not be missed, at its end. */
  emphasis?: string;
}

/** Advice on how to buy safely, where somebody is about to get in touch or to pay. */
export function SafetyNote({ children, emphasis }: SafetyNoteProps) {
  return (
    <Text size="s" isMuted className={css.note}>
      <ShieldCheck size={18} />
      <span>
        {children}
        {emphasis && <b>{` ${emphasis}`}</b>}
      </span>
    </Text>
  );
}
