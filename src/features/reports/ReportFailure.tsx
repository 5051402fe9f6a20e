import { isCallError } from '@/shared/api/callError';
import { ErrorNote } from '@/shared/ui/feedback/ErrorNote';
import { reportMessages as messages } from '@/shared/messages/reports';

interface ReportFailureProps {
  error: unknown;
  onRetry?: (() => void) | undefined;
}

/** Says whether the report was not sent, or may have been. */
export function ReportFailure({ error, onRetry }: ReportFailureProps) {
  const title = isCallError(error, 'maybe-done') ? messages.maybeSent : messages.notSent;
  return <ErrorNote error={error} title={title} onRetry={onRetry} isCompact />;
}
