import Mail from 'lucide-react/icons/mail';
import Printer from 'lucide-react/icons/printer';
import X from 'lucide-react/icons/x';
import { viewingMessages as messages } from '@/shared/messages/viewing';
import { useUser } from '@/shared/session/SessionProvider';
import { Button } from '@/shared/ui/button/Button';
import { buttonClass } from '@/shared/ui/button/buttonClass';
import { IconButton } from '@/shared/ui/button/IconButton';
import type { Car } from '../schema';
import { addressOf } from './addressOf';
import { OwnQuestion } from './OwnQuestion';
import css from './QuestionsToAsk.module.css';
import { sellerMail } from './sellerMail';
import { useQuestions } from './useQuestions';

interface QuestionsToAskProps {
  car: Car;
  onPrint: () => void;
}

/** The questions to the seller. The chosen ones go into a mail and onto the viewing sheet. */
export function QuestionsToAsk({ car, onPrint }: QuestionsToAskProps) {
  const { name } = useUser();
  const { questions, chosen, canAdd, choose, add, remove } = useQuestions(car);
  const mail = sellerMail({ car, address: addressOf(car), questions: chosen, buyer: name });
  const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

  return (
    <section className={css['questions']} aria-label={messages.questions}>
      <h3>{messages.questions}</h3>
      <p className={css['hint']}>{questions.length === 0 ? messages.noQuestions : messages.questionsHint}</p>
      <ul>
        {questions.map(({ id, text, reason, isOwn, isChosen }) => (
          <li key={id}>
            <label>
              <input
                type="checkbox"
                checked={isChosen}
                disabled={isOwn}
                onChange={(event) => choose(id, event.target.checked)}
              />
              <span>
                <b>{text}</b>
                <span>{reason}</span>
              </span>
            </label>
            {isOwn && (
              <IconButton variant="ghost" label={messages.remove(text)} onClick={() => remove(text)}>
                <X size={16} />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {canAdd && <OwnQuestion onAdd={add} />}
      <div className={css['actions']}>
        {mail !== undefined && (
          <a className={buttonClass()} href={mail}>
            <span className={css['label']}>
              <Mail {...icon} />
              {messages.mail(chosen.length)}
            </span>
          </a>
        )}
        <Button icon={<Printer {...icon} />} onClick={onPrint}>
          {messages.sheet}
        </Button>
      </div>
    </section>
  );
}
