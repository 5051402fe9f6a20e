import type { Seller } from '@/cars/postBody';
import { useBegun } from '@/lib/browser/useBegun';
import { relistings } from '@/selling/post/relist';
import { UnfinishedRelisting } from '@/selling/post/UnfinishedRelisting';
import { sellingTexts } from '@/selling/texts';
import { UnreadableToast } from '@/ui/feedback/UnreadableToast';
import { storedRemovals } from './removals';
import { RemovalToast } from './RemovalToast';

const { change: texts } = sellingTexts;
const lists = [relistings, storedRemovals];

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
      <UnreadableToast lists={lists} email={seller.email} text={texts.unreadable} />
      <RemovalToast />
    </>
  );
}
