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

/** A seller's own posts, the newest first. After a removal the line that says so takes the focus: its button is gone. */
export function MyCars({ cars }: { cars: readonly Car[] }) {
  const { rows, newCount, showNew, forget } = useStableRows(sortCars(cars, 'newest', (car) => car));
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
            variant="danger"
            icon={<Trash size={18} strokeWidth={1.75} />}
            aria-label={messages.removeCar(titleOf(row))}
            onClick={() => setAsked(row)}
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
      {asked && (
        <RemoveOwnCarDialog
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
