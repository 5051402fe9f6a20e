import { ErrorNote } from '@/ui/feedback/notes';
import { sentenceOf } from './queries';

interface ReportFailureProps {
  error: unknown;
  onRetry?: (() => void) | undefined;
}

export function ReportFailure({ error, onRetry }: ReportFailureProps) {
  return <ErrorNote error={error} title={sentenceOf(error)} onRetry={onRetry} isCompact />;
}
