import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { useGoneCars } from '@/features/cars/useGoneCars';
import { wishlistOf } from '@/features/wishlist/queries';
import type { WishlistItem } from '@/features/wishlist/schema';
import { WishlistTable } from '@/features/wishlist/table/WishlistTable';
import { useUser } from '@/shared/session/SessionProvider';
import { Loaded } from '@/shared/ui/feedback/Loaded';
import { PageHeading } from '@/shared/ui/layout/PageHeading';
import { SkeletonRows } from '@/shared/ui/feedback/SkeletonRows';
import { StaleNote } from '@/shared/ui/feedback/StaleNote';
import { wishlistMessages as messages } from '@/shared/messages/wishlist';
import css from './MyBookingPage.module.css';

const locationState = v.fallback(v.object({ highlight: v.optional(v.string()) }), {});

export function MyBookingPage() {
  const { email } = useUser();
  const wishes = useQuery(wishlistOf(email));
  const goneCarIds = useGoneCars(useMemo(() => unpaidCarIds(wishes.data ?? []), [wishes.data]));
  const { highlight } = v.parse(locationState, useLocation().state);

  return (
    <>
      <PageHeading subtitle={<Summary items={wishes.data ?? []} />}>{messages.title}</PageHeading>
      <div className={css['note']}>
        <StaleNote query={wishes} />
      </div>
      <Loaded query={wishes} skeleton={<SkeletonRows />}>
        {(items) => <WishlistTable items={items} email={email} goneCarIds={goneCarIds} highlight={highlight} />}
      </Loaded>
    </>
  );
}

function Summary({ items }: { items: readonly WishlistItem[] }) {
  if (items.length === 0) return messages.summaryHint;
  const paid = items.filter(({ isPaid }) => isPaid).length;
  return `${messages.summary(items.length, paid)} ${messages.summaryHint}`;
}

/** A wishlist item is a copy of the car as it was when it was added, so whether the car is still listed must be fetched. */
function unpaidCarIds(items: readonly WishlistItem[]) {
  return items.filter(({ isPaid }) => !isPaid).map(({ carId }) => carId);
}
