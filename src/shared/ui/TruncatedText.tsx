import { truncate } from '@/shared/messages/format';
import { VisuallyHidden } from './layout/VisuallyHidden';

interface ShortenedProps {
  text: string;
  length: number;
}

/** A text of at most `length` characters; of a longer one, the whole is the tooltip and what is read out. */
export function TruncatedText({ text, length }: ShortenedProps) {
  const shown = truncate(text, length);
  if (shown === text) return text;
  return (
    <span title={text}>
      <span aria-hidden>{shown}</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}
