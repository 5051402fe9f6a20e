import { isCallError } from '@/api/callError';
import { ErrorNote } from '@/ui/feedback/notes';
import { reportTexts as texts } from './texts';

interface ReportFailureProps {
  error: unknown;
  onRetry?: (() => void) | undefined;
}

/** Tells a report that was not sent from one that may have been sent. */
export function ReportFailure({ error, onRetry }: ReportFailureProps) {
  const title = isCallError(error, 'maybe-done') ? texts.maybeSent : texts.notSent;
  return <ErrorNote error={error} title={title} onRetry={onRetry} isCompact />;
}
