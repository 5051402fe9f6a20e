import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { startReads } from '@/app/startReads';
import { wishlistOf } from '@/features/wishlist/queries';
import type { WishlistItem } from '@/features/wishlist/schema';
import { WishlistSkeleton } from '@/features/wishlist/skeleton/WishlistSkeleton';
import { WishlistTable } from '@/features/wishlist/table/WishlistTable';
import { useUser } from '@/shared/session/SessionProvider';
import { Loaded } from '@/shared/ui/feedback/Loaded';
import { PageHeading } from '@/shared/ui/layout/PageHeading';
import { StaleNote } from '@/shared/ui/feedback/StaleNote';
import { wishlistPageMessages as messages } from '@/shared/messages/wishlistPage';
import css from './MyBookingPage.module.css';
import { useWishMarket } from './useWishMarket';

export const loader = () => startReads((read, email) => read(wishlistOf(email)));

const locationState = v.fallback(v.object({ highlight: v.optional(v.string()) }), {});

function MyBookingPage() {
  const { email } = useUser();
  const wishes = useQuery(wishlistOf(email));
  const market = useWishMarket(wishes.data);
  const { highlight } = v.parse(locationState, useLocation().state);

  return (
    <>
      <PageHeading subtitle={<Summary items={wishes.data ?? []} />}>{messages.title}</PageHeading>
      <div className={css['note']}>
        <StaleNote query={wishes} />
      </div>
      <Loaded query={wishes} skeleton={<WishlistSkeleton />}>
        {(items) => <WishlistTable items={items} market={market} highlight={highlight} />}
      </Loaded>
    </>
  );
}

function Summary({ items }: { items: readonly WishlistItem[] }) {
  if (items.length === 0) return messages.summaryHint;
  const paid = items.filter(({ isPaid }) => isPaid).length;
  return `${messages.summary(items.length, paid)} ${messages.summaryHint}`;
}

export { MyBookingPage as Component };
