import { brokenWords as words } from '@/shared/words/broken';
import { Button } from './Button';
import css from './BrokenPart.module.css';

/** Stands in for a part of a page that broke. */
export function BrokenPart({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={css['part']}>
      <p role="alert">{words.part}</p>
      <Button onClick={onRetry}>{words.again}</Button>
    </div>
  );
}
