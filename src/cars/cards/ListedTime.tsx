import { formatDate, formatRelative } from '@/lib/text/format';
import type { Car } from '@/cars/schema';

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
