import Pin from 'lucide-react/icons/pin';
import X from 'lucide-react/icons/x';
import { generatePath } from 'react-router-dom';
import { formatPrice } from '@/shared/messages/format';
import { paths } from '@/shared/config/paths';
import { Button } from '@/shared/ui/button/Button';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { cx } from '@/shared/ui/cx';
import { ErrorNote } from '@/shared/ui/feedback/ErrorNote';
import { Picture } from '@/shared/ui/Picture';
import { carMessages } from '@/shared/messages/cars';
import { compareMessages } from '@/shared/messages/compare';
import { comparisonMessages } from '@/shared/messages/comparison';
import { PriceTag } from '../cards/PriceTag';
import { isWholeCar, type Column } from './column';
import css from './ColumnHead.module.css';
import type { ColumnSlots } from './CompareTable';
import { titleOf } from '../titleOf';

const messages = comparisonMessages.page;

interface ColumnHeadProps extends ColumnSlots {
  column: Column;
  isPinned: boolean;
  onPin: (id: string | undefined) => void;
  onTakeOut: (id: string) => void;
}

/** The head of a column: what it compares, and what can be done with the car. */
export function ColumnHead({ column, isPinned, onPin, onTakeOut, heart, buy }: ColumnHeadProps) {
  const { car, status, error, retry } = column;
  const title = status === 'listed' ? titleOf(car) : (car.title ?? messages.untitled[status]);
  const isGone = status === 'gone';
  const goneNote = isGone && <p className={css['note']}>{carMessages.isGone}</p>;
  const listed = status === 'listed' && isWholeCar(car) ? car : undefined;

  return (
    <div className={cx(css['head'], isGone && css['gone'])}>
      <div className={css['tools']}>
        <Button
          variant="quiet"
          className={isPinned ? css['pinned'] : css['tool']}
          aria-pressed={isPinned}
          aria-label={isPinned ? messages.unpinCar(title) : messages.pinCar(title)}
          icon={<Pin size={15} strokeWidth={isPinned ? 2.25 : 1.75} />}
          onClick={() => onPin(isPinned ? undefined : car.id)}
        >
          {isPinned ? compareMessages.pinned : messages.pin}
        </Button>
        <Button
          variant="quiet"
          className={css['tool']}
          aria-label={messages.takeOutCar(title)}
          icon={<X size={15} />}
          onClick={() => onTakeOut(car.id)}
        >
          {messages.takeOut}
        </Button>
      </div>
      <div className={css['picture']}>
        <Picture src={car.image} alt="" brand={car.brand} priority />
        {listed && <div className={css['heart']}>{heart(listed)}</div>}
      </div>
      <p dir="auto" className={css['name']}>
        {title}
      </p>
      {status === 'failed' && <ErrorNote isCompact error={error} onRetry={retry} />}
      {car.price !== undefined && goneNote}
      <div className={css['price']}>
        {car.price === undefined && goneNote}
        {(listed ?? car.price !== undefined) && <b>{formatPrice(car.price)}</b>}
        {listed && <PriceTag car={listed} />}
        {isGone && car.price !== undefined && <small>{messages.lastSeen}</small>}
      </div>
      <div className={css['actions']}>
        <ButtonLink to={generatePath(paths.carDetails, { id: car.id })} aria-label={carMessages.detailsOf(title)}>
          {carMessages.details}
        </ButtonLink>
        {listed && buy(listed)}
      </div>
    </div>
  );
}
