import { cardNewsMessages as messages } from '@/shared/messages/following';
import { formatDate, formatRelative, formatTime } from '@/shared/messages/format';
import { VisuallyHidden } from '@/shared/ui/layout/VisuallyHidden';
import type { Car } from '../schema';
import { isNewToday } from './cardNews';
import css from './CardTime.module.css';

/** When a car was listed, if that is known; "New today" in its first 24 hours. */
export function CardTime({ car: { listedAt } }: { car: Pick<Car, 'listedAt'> }) {
  if (!listedAt) return null;
  const listed = messages.listed(formatRelative(listedAt), formatDate(listedAt), formatTime(listedAt));
  const isNew = isNewToday(listedAt);

  return (
    <time dateTime={listedAt.toISOString()} title={listed} className={isNew ? css['news'] : undefined}>
      <span>{isNew ? messages.newToday : formatRelative(listedAt)}</span>
      {isNew && <VisuallyHidden>{`. ${listed}`}</VisuallyHidden>}
    </time>
  );
}
