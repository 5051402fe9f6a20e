import { useBegun } from '@/lib/browser/useBegun';
import type { Seller } from '@/cars/storedPost';
import { relistings } from '@/cars/selling/relist';
import { UnfinishedRelisting } from '@/cars/selling/UnfinishedRelisting';
import { RemovalToast } from './RemovalToast';

/**
 * What a seller began and this device has to finish, whichever page is open: removals that wait for their Undo to be over, and posts
 * that were being posted anew.
 */
export function SellerTasks({ seller }: { seller: Seller }) {
  const unfinished = useBegun(relistings, seller.email);

  return (
    <>
      {unfinished.map((relisting) => (
        <UnfinishedRelisting key={relisting.post.id} seller={seller} relisting={relisting} />
      ))}
      <RemovalToast />
    </>
  );
}
