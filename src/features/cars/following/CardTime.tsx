import { use } from 'react';
import { cardNewsMessages as messages } from '@/shared/messages/following';
import { formatDate, formatPrice, formatRelative, formatTime } from '@/shared/messages/format';
import { cx } from '@/shared/ui/cx';
import { VisuallyHidden } from '@/shared/ui/layout/VisuallyHidden';
import type { Car } from '../schema';
import { isNewToday } from './cardNews';
import css from './CardTime.module.css';
import { SeenPricesContext } from './SeenPrices';

interface NewsTimeProps {
  car: Car;
  /** The higher price that this device has seen. */
  before: number | undefined;
}

/** When a car was listed. Says "Price fell" if this device has seen it dearer, or else "New today" in its first 24 hours. */
export function NewsTime({ car: { listedAt }, before }: NewsTimeProps) {
  const listed = messages.listed(formatRelative(listedAt), formatDate(listedAt), formatTime(listedAt));
  const news = before === undefined ? (isNewToday(listedAt) ? messages.newToday : undefined) : messages.priceFell;
  const facts = before === undefined ? listed : `${messages.seenAt(formatPrice(before))} ${listed}`;

  return (
    <time dateTime={listedAt.toISOString()} title={facts} className={cx(news !== undefined && css['news'])}>
      {news ?? formatRelative(listedAt)}
      {news !== undefined && <VisuallyHidden>{`. ${facts}`}</VisuallyHidden>}
    </time>
  );
}

/** `NewsTime` for the cards of a list, within `SeenPrices`. */
export function CardTime({ car }: { car: Car }) {
  return <NewsTime car={car} before={use(SeenPricesContext).get(car.id)} />;
}

/** The higher price that this device has seen; nothing if there is none. */
export function WasPrice({ before }: Pick<NewsTimeProps, 'before'>) {
  return before === undefined ? null : <span className={css['before']}>{messages.was(formatPrice(before))}</span>;
}

/** `WasPrice` for the cards of a list, within `SeenPrices`. */
export function PriceBefore({ car }: { car: Car }) {
  return <WasPrice before={use(SeenPricesContext).get(car.id)} />;
}
