import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { CarLink } from '@/cars/CarLink';
import type { Car } from '@/cars/schema';
import { carTexts } from '@/cars/texts';
import { titleOf } from '@/cars/texts';
import { IconButton } from '@/ui/button/Button';
import { cx } from '@/ui/cx';
import { Row } from '@/ui/layout/layout';
import { Picture } from '@/ui/picture/Picture';
import { comparisonTexts as texts } from './texts';
import type { CarColumn } from './useColumns';
import css from './ComparisonTable.module.css';

interface ColumnHeadProps {
  column: CarColumn;
  onTakeOut: () => void;
  buy: (car: Car) => ReactNode;
}

export function ColumnHead({ column: { car, status, listed }, onTakeOut, buy }: ColumnHeadProps) {
  const title = status === 'listed' ? titleOf(car) : (car.title ?? texts.untitled[status]);
  const carId = status === 'gone' ? '' : car.id;

  return (
    <div className={cx(css.head, status === 'gone' && css.gone)}>
      <CarLink isPicture carId={carId}>
        <Picture src={car.image} alt="" brand={car.brand} priority className={css.picture} />
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
        {status === 'gone' && <span>{carTexts.notListed}</span>}
        {status === 'failed' && <span>{texts.notLoaded}</span>}
        {listed && buy(listed)}
      </div>
    </div>
  );
}
