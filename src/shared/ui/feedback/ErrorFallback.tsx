import { brokenMessages as messages } from '@/shared/messages/broken';
import { Button } from '@/shared/ui/button/Button';
import css from './ErrorFallback.module.css';

/** The usual fallback of an `ErrorBoundary` inside a page. */
export function ErrorFallback({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={css['part']}>
      <p role="alert">{messages.part}</p>
      <Button onClick={onRetry}>{messages.again}</Button>
    </div>
  );
}
