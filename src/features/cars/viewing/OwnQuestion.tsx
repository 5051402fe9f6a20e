import Plus from 'lucide-react/icons/plus';
import { useEffect, useState, type SubmitEvent } from 'react';
import { MAX_QUESTION } from '@/shared/config/storedLimits';
import { viewingMessages as messages } from '@/shared/messages/viewing';
import { Button } from '@/shared/ui/button/Button';
import { TextField } from '@/shared/ui/form/TextField';
import { focusOnMount } from '@/shared/ui/feedback/focusOnMount';
import css from './QuestionsToAsk.module.css';

/** A button that becomes a field for another question. */
export function OwnQuestion({ onAdd }: { onAdd: (question: string) => void }) {
  const [text, setText] = useState<string>();

  useEffect(() => {
    if (!text) return undefined;
    const prevent = (event: Event) => event.preventDefault();
    window.addEventListener('before-reload', prevent);
    return () => window.removeEventListener('before-reload', prevent);
  }, [text]);

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const question = text?.trim() ?? '';
    if (question !== '') onAdd(question);
    setText('');
  };

  if (text === undefined) {
    return (
      <Button
        variant="quiet"
        className={css['more']}
        icon={<Plus size={16} strokeWidth={1.75} />}
        onClick={() => setText('')}
      >
        {messages.ownQuestion}
      </Button>
    );
  }
  return (
    <form className={css['own']} noValidate onSubmit={handleSubmit}>
      <TextField
        ref={focusOnMount}
        label={messages.ownQuestion}
        maxLength={MAX_QUESTION}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit">{messages.add}</Button>
    </form>
  );
}
