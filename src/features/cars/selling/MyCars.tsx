import Trash from 'lucide-react/icons/trash-2';
import { useCallback, useState } from 'react';
import { TITLE } from '@/shared/config/limits';
import { paths } from '@/shared/config/paths';
import { EmptyGarage } from '@/shared/ui/art/EmptyGarage';
import { Button } from '@/shared/ui/button/Button';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { EmptyState } from '@/shared/ui/feedback/EmptyState';
import { NewItemsButton } from '@/shared/ui/list/NewItemsButton';
import { LongListNote } from '@/shared/ui/list/LongListNote';
import { useStableRows } from '@/shared/ui/list/stableRows';
import { VisuallyHidden } from '@/shared/ui/layout/VisuallyHidden';
import { sellingMessages as messages } from '@/shared/messages/selling';
import { CarCard } from '../cards/CarCard';
import { CarGrid, type CarRow } from '../browse/CarGrid';
import { sortCars } from '../filters/carSort';
import css from './MyCars.module.css';
import { RemoveOwnCarDialog } from './RemoveOwnCarDialog';
import type { Car } from '../schema';
import { titleOf } from '../titleOf';

/** The seller's own posts, newest first. After a removal the message about it takes the focus, since the button is gone. */
export function MyCars({ cars }: { cars: readonly Car[] }) {
  const { rows, newCount, showNew, forget } = useStableRows(sortCars(cars, 'newest', (car) => car));
  const [removing, setRemoving] = useState<Car>();
  const [removed, setRemoved] = useState<Car>();

  const onRemoved = (car: Car) => {
    forget(car.id);
    setRemoving(undefined);
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
            variant="danger"
            icon={<Trash size={18} strokeWidth={1.75} />}
            aria-label={messages.removeCar(titleOf(row))}
            onClick={() => setRemoving(row)}
          >
            {messages.remove}
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
          {messages.removedCar(titleOf(removed))}
        </p>
      )}
      <div className={css['fresh']}>
        <NewItemsButton count={newCount} onShow={showNew} />
      </div>
      <LongListNote count={rows.length} />
      <h2>
        <VisuallyHidden>{messages.cars}</VisuallyHidden>
      </h2>
      {rows.length === 0 ? (
        <EmptyState
          art={<EmptyGarage />}
          title={messages.noCars}
          action={<ButtonLink to={paths.postProduct}>{messages.postFirst}</ButtonLink>}
        >
          {messages.noCarsHint}
        </EmptyState>
      ) : (
        <CarGrid rows={rows} card={card} />
      )}
      {removing && (
        <RemoveOwnCarDialog
          key={removing.id}
          car={removing}
          onClose={() => setRemoving(undefined)}
          onRemoved={() => onRemoved(removing)}
        />
      )}
    </>
  );
}

function takeFocus(element: HTMLElement | null) {
  element?.focus();
}
