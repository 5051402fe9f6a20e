import Alert from 'lucide-react/icons/circle-alert';
import { describeError } from '@/shared/api/describeError';
import { uiMessages } from '@/shared/messages/ui';
import { Button } from '@/shared/ui/button/Button';
import { cx } from '@/shared/ui/cx';
import css from './ErrorNote.module.css';

interface ErrorNoteProps {
  error: unknown;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean | undefined;
  title?: string | undefined;
  /** A single line, for use beside a control. */
  isCompact?: boolean | undefined;
}

/** The sentence for an error, shown where the error happened. */
export function ErrorNote({ error, onRetry, isRetrying, title, isCompact = false }: ErrorNoteProps) {
  return (
    <div role="alert" className={cx(css['note'], isCompact ? css['compact'] : css['block'])}>
      <Alert size={isCompact ? 16 : 24} strokeWidth={1.75} />
      <div className={css['words']}>
        {!isCompact && <b>{title ?? uiMessages.wrong}</b>}
        {isCompact && title && <b>{title}</b>}
        <p>{describeError(error)}</p>
      </div>
      {onRetry && (
        <Button variant={isCompact ? 'quiet' : 'outline'} isBusy={isRetrying} onClick={onRetry}>
          {uiMessages.tryAgain}
        </Button>
      )}
    </div>
  );
}
