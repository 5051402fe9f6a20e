import Trash from 'lucide-react/icons/trash-2';
import { useCallback, useState } from 'react';
import { TITLE } from '@/shared/limits';
import { paths } from '@/shared/paths';
import { EmptyGarage } from '@/shared/ui/art/EmptyGarage';
import { Button } from '@/shared/ui/Button';
import { ButtonLink } from '@/shared/ui/ButtonLink';
import { EmptyState } from '@/shared/ui/EmptyState';
import { FreshButton } from '@/shared/ui/FreshButton';
import { LongListNote } from '@/shared/ui/LongListNote';
import { useSteadyRows } from '@/shared/ui/steadyRows';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { sellingWords as words } from '@/shared/words/selling';
import { CarCard } from './CarCard';
import { CarGrid, type CarRow } from './CarGrid';
import { sortCars } from './carSort';
import css from './MyCars.module.css';
import { RemoveCarDialog } from './RemoveCarDialog';
import type { Car } from './schema';
import { titleOf } from './titleOf';

/** A seller's own posts, the newest first. After a removal the line that says so takes the focus: its button is gone. */
export function MyCars({ cars }: { cars: readonly Car[] }) {
  const { rows, freshCount, showFresh, forget } = useSteadyRows(sortCars(cars, 'newest', (car) => car));
  const [asked, setAsked] = useState<Car>();
  const [removed, setRemoved] = useState<Car>();

  const forgetRemoved = (car: Car) => {
    forget(car.id);
    setAsked(undefined);
    setRemoved(car);
  };

  const card = useCallback(
    ({ row, isGone }: CarRow, isFirst: boolean) => (
      <CarCard
        car={row}
        titleLength={TITLE}
        isGone={isGone}
        priority={isFirst}
        actions={
          <Button
            look="danger"
            icon={<Trash size={18} strokeWidth={1.75} />}
            aria-label={words.removeCar(titleOf(row))}
            onClick={() => setAsked(row)}
          >
            {words.remove}
          </Button>
        }
      />
    ),
    [],
  );

  return (
    <>
      {removed && (
        <p key={removed.id} role="status" tabIndex={-1} ref={takeFocus} className={css['removed']}>
          {words.removedCar(titleOf(removed))}
        </p>
      )}
      <div className={css['fresh']}>
        <FreshButton count={freshCount} onShow={showFresh} />
      </div>
      <LongListNote count={rows.length} />
      <h2>
        <VisuallyHidden>{words.cars}</VisuallyHidden>
      </h2>
      {rows.length === 0 ? (
        <EmptyState
          art={<EmptyGarage />}
          title={words.noCars}
          action={<ButtonLink to={paths.postProduct}>{words.postFirst}</ButtonLink>}
        >
          {words.noCarsHint}
        </EmptyState>
      ) : (
        <CarGrid rows={rows} card={card} />
      )}
      {asked && (
        <RemoveCarDialog
          key={asked.id}
          car={asked}
          onClose={() => setAsked(undefined)}
          onRemoved={() => forgetRemoved(asked)}
        />
      )}
    </>
  );
}

function takeFocus(line: HTMLElement | null) {
  line?.focus();
}
