import { isRefusal, describeError } from '@/api/callError';
import { formatTime } from '@/lib/text/format';
import { uiTexts } from '@/ui/texts';
import { Text } from '@/ui/Text';

interface StaleQuery {
  data: unknown;
  dataUpdatedAt: number;
  error: unknown;
  failureReason: unknown;
}

/**
 * A line shown while the data on the page cannot be refreshed. The status region is always rendered, because screen readers
 * announce only changes inside an existing region.
 */
export function StaleNote({ query }: { query: StaleQuery }) {
  const error = query.error ?? query.failureReason;
  const isStale = query.data !== undefined && error !== null && error !== undefined;

  return (
    <Text size="s" isMuted role="status">
      {isStale && (isRefusal(error) ? describeError(error) : notUpToDateText(query.dataUpdatedAt))}
    </Text>
  );
}

function notUpToDateText(updatedAt: number) {
  return uiTexts.notUpToDate(formatTime(new Date(updatedAt)));
}
