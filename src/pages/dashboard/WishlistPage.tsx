import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { useUser } from '@/session/session';
import { startReads } from '@/session/startReads';
import { Loaded } from '@/ui/feedback/Loaded';
import { StaleLine } from '@/ui/feedback/notes';
import { PageHeading } from '@/ui/layout/layout';
import { wishlistOf } from '@/wishlist/queries';
import type { WishlistItem } from '@/wishlist/schema';
import { tableTexts as texts } from '@/wishlist/table/texts';
import { WishlistSkeleton } from '@/wishlist/table/WishlistRows';
import { WishlistTable } from '@/wishlist/table/WishlistTable';

export const loader = () => startReads((read, email) => read(wishlistOf(email)));

const locationState = v.fallback(v.object({ highlight: v.optional(v.string()) }), {});

function WishlistPage() {
  const { email } = useUser();
  const wishes = useQuery(wishlistOf(email));
  const { highlight } = v.parse(locationState, useLocation().state);

  return (
    <>
      <PageHeading subtitle={<Summary items={wishes.data ?? []} />}>{texts.title}</PageHeading>
      <StaleLine query={wishes} />
      <Loaded query={wishes} skeleton={<WishlistSkeleton />}>
        {(items) => <WishlistTable items={items} highlight={highlight} />}
      </Loaded>
    </>
  );
}

function Summary({ items }: { items: readonly WishlistItem[] }) {
  if (items.length === 0) return texts.summaryHint;
  const paid = items.filter(({ isPaid }) => isPaid).length;
  return `${texts.summary(items.length, paid)} ${texts.summaryHint}`;
}

export { WishlistPage as Component };
