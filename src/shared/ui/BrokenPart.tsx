import { brokenMessages as messages } from '@/shared/words/broken';
import { Button } from './Button';
import css from './BrokenPart.module.css';

/** Stands in for a part of a page that broke. */
export function ErrorFallback({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={css['part']}>
      <p role="alert">{messages.part}</p>
      <Button onClick={onRetry}>{messages.again}</Button>
    </div>
  );
}
