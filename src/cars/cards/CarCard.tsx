import { cx } from '@/ui/cx';
import { Panel } from '@/ui/layout/layout';
import css from './CarCard.module.css';
import { CardFacts, type CardExtras } from './CardFacts';
import { CardFoot } from './CardFoot';
import { CardPicture } from './CardPicture';
import type { Car } from '@/cars/schema';
import { titleOf } from '@/cars/titleOf';

interface CarCardProps extends CardExtras {
  car: Car;
  titleLength: number;
  /** The car was removed while the list is shown. */
  isGone?: boolean | undefined;
  /** Loads the picture at once, for cards above the fold. */
  priority?: boolean | undefined;
  /** Shown in place of a price that is not stated. */
  unpriced?: string | undefined;
}

export function CarCard({
  car,
  titleLength,
  corner,
  actions,
  compare,
  isGone = false,
  priority,
  unpriced,
}: CarCardProps) {
  return (
    <Panel as="article" className={cx(css.card, isGone && css.gone)} aria-label={titleOf(car)}>
      <CardPicture car={car} isGone={isGone} corner={corner} priority={priority} />
      <div className={css.body}>
        <CardFacts car={car} isGone={isGone} titleLength={titleLength} unpriced={unpriced} />
        <CardFoot car={car} isGone={isGone} compare={compare} actions={actions} />
      </div>
    </Panel>
  );
}
