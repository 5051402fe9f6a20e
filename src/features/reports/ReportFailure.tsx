import { isCallError } from '@/shared/api/callError';
import { ErrorNote } from '@/shared/ui/feedback/ErrorNote';
import { reportMessages as messages } from '@/shared/messages/reports';

interface ReportFailureProps {
  error: unknown;
  onRetry?: (() => void) | undefined;
}

/** Tells a report that was not sent from one that may have been sent. */
export function ReportFailure({ error, onRetry }: ReportFailureProps) {
  const title = isCallError(error, 'maybe-done') ? messages.maybeSent : messages.notSent;
  return <ErrorNote error={error} title={title} onRetry={onRetry} isCompact />;
}
