import CircleCheck from 'lucide-react/icons/circle-check';
import { MAX_EMAIL } from '@/lib/config/limits';
import { isSameEmail } from '@/lib/text/isSameEmail';
import { LiveRegion } from '@/ui/feedback/LiveRegion';
import { TextField } from '@/ui/form/TextField';
import { typedEmailTexts as texts } from './texts';
import css from './dialogs.module.css';

interface TypedEmailProps {
  email: string;
  typed: string;
  onType: (typed: string) => void;
}

export function TypedEmail({ email, typed, onType }: TypedEmailProps) {
  const isMatched = isEmailTyped(typed, email);

  return (
    <div className={css.typed}>
      <TextField
        label={texts.label(email)}
        value={typed}
        maxLength={MAX_EMAIL + 10}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        inputMode="email"
        end={isMatched && <CircleCheck size={20} />}
        onChange={(event) => onType(event.target.value)}
      />
      <LiveRegion className={css.matches}>{isMatched && texts.matches}</LiveRegion>
    </div>
  );
}

/** Capitals and outer blanks do not matter. */
export const isEmailTyped = (typed: string, email: string) => isSameEmail(typed.trim(), email);
