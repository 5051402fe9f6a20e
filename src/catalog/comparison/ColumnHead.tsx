import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { carTexts } from '@/cars/texts';
import { comparisonTexts as texts } from './texts';
import { IconButton } from '@/ui/button/Button';
import { CarLink } from '@/cars/CarLink';
import { cx } from '@/ui/cx';
import { Picture } from '@/ui/picture/Picture';
import type { Car } from '@/cars/schema';
import { titleOf } from '@/cars/texts';
import { Row } from '@/ui/layout/layout';
import css from './ComparisonTable.module.css';
import type { Column } from './useColumns';

interface ColumnHeadProps {
  column: Column;
  onTakeOut: () => void;
  buy: (car: Car) => ReactNode;
}

/** The head of a column: the car, and what can be done with it. */
export function ColumnHead({ column: { car, status, listed }, onTakeOut, buy }: ColumnHeadProps) {
  const title = status === 'listed' ? titleOf(car) : (car.title ?? texts.untitled[status]);
  const carId = status === 'gone' ? '' : car.id;

  return (
    <div className={cx(css.head, status === 'gone' && css.gone)}>
      <CarLink isPicture carId={carId}>
        <Picture src={car.image} alt="" brand={car.brand} priority />
      </CarLink>
      <Row gap={1} align="start" justify="between" className={css.name}>
        <p dir="auto">
          <CarLink carId={carId}>{title}</CarLink>
        </p>
        <IconButton variant="ghost" label={texts.takeOut(title)} onClick={onTakeOut}>
          <X size={18} />
        </IconButton>
      </Row>
      <div className={css.action}>
        {status === 'gone' && <span>{carTexts.isGone}</span>}
        {status === 'failed' && <span>{texts.notLoaded}</span>}
        {listed && buy(listed)}
      </div>
    </div>
  );
}
