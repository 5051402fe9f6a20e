import ShieldCheck from 'lucide-react/icons/shield-check';
import { Text } from '@/ui/Text';
import css from './SafetyNote.module.css';

/** Advice on how to buy safely, where somebody is about to get in touch or to pay. */
export function SafetyNote({ children }: { children: string }) {
  return (
    <Text size="s" isMuted className={css.note}>
      <ShieldCheck size={18} />
      <span>{children}</span>
    </Text>
  );
}
