import { formatDate, formatRelative } from '@/shared/messages/format';
import type { Car } from '../schema';

export function ListedTime({ car: { listedAt } }: { car: Car }) {
  return (
    <time dateTime={listedAt.toISOString()} title={formatDate(listedAt)}>
      {formatRelative(listedAt)}
    </time>
  );
}
