import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { carMessages } from '@/shared/messages/cars';
import { comparisonMessages as messages } from '@/shared/messages/comparison';
import { IconButton } from '@/shared/ui/button/IconButton';
import { CarLink } from '@/shared/ui/CarLink';
import { cx } from '@/shared/ui/cx';
import { ErrorNote } from '@/shared/ui/feedback/ErrorNote';
import { Picture } from '@/shared/ui/Picture';
import type { Car } from '../schema';
import { titleOf } from '../titleOf';
import css from './ComparisonTable.module.css';
import type { Column } from './useColumns';

interface ColumnHeadProps {
  column: Column;
  onTakeOut: () => void;
  buy: (car: Car) => ReactNode;
}

/** The head of a column: the car, and what can be done with it. */
export function ColumnHead({ column: { car, status, listed, error, retry }, onTakeOut, buy }: ColumnHeadProps) {
  const title = status === 'listed' ? titleOf(car) : (car.title ?? messages.untitled[status]);
  const carId = status === 'gone' ? '' : car.id;

  return (
    <div className={cx(css['head'], status === 'gone' && css['gone'])}>
      <CarLink isPicture carId={carId}>
        <Picture src={car.image} alt="" brand={car.brand} priority />
      </CarLink>
      <div className={css['name']}>
        <p dir="auto">
          <CarLink carId={carId}>{title}</CarLink>
        </p>
        <IconButton variant="ghost" label={messages.takeOut(title)} onClick={onTakeOut}>
          <X size={18} strokeWidth={1.75} />
        </IconButton>
      </div>
      {status === 'failed' && <ErrorNote isCompact error={error} onRetry={retry} />}
      <div className={css['action']}>
        {status === 'gone' && <span>{carMessages.isGone}</span>}
        {listed && buy(listed)}
      </div>
    </div>
  );
}
