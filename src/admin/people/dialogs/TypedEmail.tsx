import CircleCheck from 'lucide-react/icons/circle-check';
import { useState } from 'react';
import { MAX_EMAIL } from '@/lib/config/limits';
import { LiveRegion } from '@/ui/feedback/LiveRegion';
import { TextField } from '@/ui/form/TextField';
import { typedEmailTexts as texts } from './texts';
import css from './dialogs.module.css';

interface TypedEmailProps {
  email: string;
  onMatch: (isMatched: boolean) => void;
}

/** Asks for the email of the person, so that nobody confirms for the wrong one. Capitals and outer blanks do not matter. */
export function TypedEmail({ email, onMatch }: TypedEmailProps) {
  const [text, setText] = useState('');
  const isMatched = matches(text, email);

  return (
    <div className={css.typed}>
      <TextField
        label={texts.label(email)}
        value={text}
        maxLength={MAX_EMAIL + 10}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        inputMode="email"
        end={isMatched && <CircleCheck size={20} />}
        onChange={(event) => {
          setText(event.target.value);
          onMatch(matches(event.target.value, email));
        }}
      />
      <LiveRegion className={css.matches}>{isMatched && texts.matches}</LiveRegion>
    </div>
  );
}

const matches = (text: string, email: string) => text.trim().toLowerCase() === email.toLowerCase();
