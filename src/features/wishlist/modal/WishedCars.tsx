import { useState } from 'react';
import { paths } from '@/shared/config/paths';
import { EmptyGarage } from '@/shared/ui/art/EmptyGarage';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { EmptyState } from '@/shared/ui/feedback/EmptyState';
import { focusOnMount } from '@/shared/ui/feedback/focusOnMount';
import { NewItemsButton } from '@/shared/ui/list/NewItemsButton';
import { useStableRows } from '@/shared/ui/list/stableRows';
import { wishlistMessages as messages } from '@/shared/messages/wishlist';
import { RemoveWishDialog } from '../RemoveWishDialog';
import type { ListedCar } from '../table/followedWish';
import { paidItems, type WishlistItem } from '../schema';
import { WishedCar } from './WishedCar';
import css from './WishedCars.module.css';

/** What is known of the cars of the wishes. */
export interface WishedCarsLookup {
  /** By id, as far as they are known. */
  cars: ReadonlyMap<string, ListedCar>;
  /** The ids of the cars that are no longer listed. */
  gone: ReadonlySet<string>;
}

interface WishedCarsProps extends WishedCarsLookup {
  items: readonly WishlistItem[];
  email: string;
  /** Called when a link in the list is followed. */
  onLeave: () => void;
}

/** The modal's list. After a removal the message about it takes the focus, since the button that had it is gone. */
export function WishedCars({ items, cars, gone, email, onLeave }: WishedCarsProps) {
  const { rows, newCount, showNew, forget } = useStableRows(items);
  const paid = paidItems(items);
  const [removing, setRemoving] = useState<WishlistItem>();
  const [removed, setRemoved] = useState<WishlistItem>();

  const onRemoved = (item: WishlistItem) => {
    forget(item.id);
    setRemoving(undefined);
    setRemoved(item);
  };

  return (
    <>
      {removed && (
        <p key={removed.id} role="status" tabIndex={-1} ref={focusOnMount} className={css['removed']}>
          {messages.removedCar(removed.title ?? messages.untitled)}
        </p>
      )}
      <div className={css['fresh']}>
        <NewItemsButton count={newCount} onShow={showNew} />
      </div>
      {rows.length === 0 && (
        <div className={css['empty']}>
          <EmptyState
            art={<EmptyGarage />}
            title={messages.noWishes}
            action={
              <ButtonLink to={paths.cars} onClick={onLeave}>
                {messages.seeCars}
              </ButtonLink>
            }
          >
            {messages.noWishesHint}
          </EmptyState>
        </div>
      )}
      <ul>
        {rows.map(({ row, isGone }) => (
          <WishedCar
            key={row.id}
            item={row}
            car={cars.get(row.carId)}
            isListed={!gone.has(row.carId)}
            isGone={isGone}
            paidId={row.isPaid ? row.id : paid.get(row.carId)}
            onLeave={onLeave}
            onRemove={setRemoving}
          />
        ))}
      </ul>
      {removing && (
        <RemoveWishDialog
          item={removing}
          email={email}
          onClose={() => setRemoving(undefined)}
          onRemoved={() => onRemoved(removing)}
        />
      )}
    </>
  );
}
