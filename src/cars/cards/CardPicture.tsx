import type { ReactNode } from 'react';
import { cx } from '@/ui/cx';
import { Picture } from '@/ui/Picture';
import css from './CarCard.module.css';
import type { CardPartProps } from './CardFacts';
import plate from './plate.module.css';

interface CardPictureProps extends CardPartProps {
  corner: ReactNode;
  priority?: boolean | undefined;
  className?: string | undefined;
  photoClassName?: string | undefined;
}

export function CardPicture({ car, isGone, corner, priority, className, photoClassName }: CardPictureProps) {
  const isNew = car.condition?.toLowerCase() === 'new';

  return (
    <div className={cx(css.picture, className)}>
      <Picture src={car.image} alt="" brand={car.brand} priority={priority} className={photoClassName} />
      {car.condition && (
        <span className={cx(plate.plate, css.condition, isNew && css.isNew)} title={car.condition} dir="auto">
          {car.condition}
        </span>
      )}
      {!isGone && corner && <div className={css.corner}>{corner}</div>}
    </div>
  );
}
