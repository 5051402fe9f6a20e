import { viewingMessages as messages } from '@/shared/messages/viewing';
import css from './ViewingSheet.module.css';

const NOTE_LINES = 7;

/** What is written on by hand: a line for each answer, boxes for what is checked at the car, and room for notes. */
export function SheetLines({ questions }: { questions: readonly string[] }) {
  return (
    <>
      {questions.length > 0 && (
        <>
          <h2>{messages.questions}</h2>
          <ol>
            {questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ol>
        </>
      )}
      <div className={css['hand']}>
        <div>
          <h2>{messages.atTheCar}</h2>
          <ul>
            {messages.checks.map((check) => (
              <li key={check}>{check}</li>
            ))}
          </ul>
        </div>
        <div>
          <h2>{messages.notes}</h2>
          {Array.from({ length: NOTE_LINES }, (_, line) => (
            <i key={line} />
          ))}
        </div>
      </div>
    </>
  );
}
