import { truncate } from '@/shared/messages/format';
import { VisuallyHidden } from './layout/VisuallyHidden';

interface TruncatedTextProps {
  text: string;
  length: number;
}

/** Shows at most `length` characters of a text. The full text is the tooltip, and is what screen readers read. */
export function TruncatedText({ text, length }: TruncatedTextProps) {
  const shown = truncate(text, length);
  if (shown === text) return <bdi>{text}</bdi>;
  return (
    <bdi title={text}>
      <span aria-hidden>{shown}</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </bdi>
  );
}
