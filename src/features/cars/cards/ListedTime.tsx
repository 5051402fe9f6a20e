import { formatDate, formatRelative } from '@/shared/messages/format';
import type { Car } from '../schema';

interface ListedTimeProps {
  car: Car;
  className?: string | undefined;
}

/** Nothing if that is not known. */
export function ListedTime({ car: { listedAt }, className }: ListedTimeProps) {
  return (
    listedAt && (
      <time dateTime={listedAt.toISOString()} title={formatDate(listedAt)} className={className}>
        {formatRelative(listedAt)}
      </time>
    )
  );
}
