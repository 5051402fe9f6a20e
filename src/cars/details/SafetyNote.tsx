import ShieldCheck from 'lucide-react/icons/shield-check';
import css from './SafetyNote.module.css';

/** Advice on how to buy safely, where somebody is about to get in touch or to pay. */
export function SafetyNote({ children }: { children: string }) {
  return (
    <p className={css['note']}>
      <ShieldCheck size={18} />
      <span>{children}</span>
    </p>
  );
}
