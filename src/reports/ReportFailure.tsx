import { ErrorNote } from '@/ui/feedback/notes';
import { failureTitle } from './queries';

interface ReportFailureProps {
  error: unknown;
  onRetry?: (() => void) | undefined;
}

export function ReportFailure({ error, onRetry }: ReportFailureProps) {
  return <ErrorNote error={error} title={failureTitle(error)} onRetry={onRetry} isCompact />;
}
