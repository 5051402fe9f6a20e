import { useEffect } from 'react';
import { useUserStore } from '@/lib/browser/userStorage';
import { beforeSignOut, sessionState } from '@/session/sessionState';
import { useWrite } from '@/api/useWrite';
import { carryOutRemoval, sendWaitingRemovals } from './carryOutRemoval';
import type { Seller } from '@/cars/selling/relist';
import { RemovalToast } from './RemovalToast';
import { removals, type Removal } from './removals';
import { relistings } from '@/cars/selling/relistings';
import { UnfinishedRelisting } from './UnfinishedRelisting';

/**
 * What a seller began and this device has to finish, whichever page is open: removals that wait for their Undo to be over, and posts
 * that were being posted anew.
 */
export function SellerTasks({ seller }: { seller: Seller }) {
  const { email } = seller;
  const unfinished = useUserStore(relistings, email);
  const waiting = useUserStore(removals, email);

  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const send = () => sendWaitingRemovals(email);
    // Nothing is sent for a user who has not been confirmed yet: the removals go on waiting.
    window.addEventListener('pagehide', () => sessionState.isDecided() && send(), { signal });
    // The page is back in a moment, with the Undo and the seconds that are left.
    window.addEventListener('site-reload', () => ended.abort(), { signal });
    beforeSignOut.add(send);
    return () => {
      ended.abort();
      beforeSignOut.delete(send);
    };
  }, [email]);

  return (
    <>
      {waiting.map((removal) => (
        <WaitingRemoval key={removal.post.id} email={email} removal={removal} />
      ))}
      {unfinished.map((relisting) => (
        <UnfinishedRelisting key={relisting.post.id} seller={seller} relisting={relisting} />
      ))}
      <RemovalToast email={email} removals={waiting} />
    </>
  );
}

function WaitingRemoval({ email, removal: { post, dueAt } }: { email: string; removal: Removal }) {
  const { mutate } = useWrite(carryOutRemoval(post.id));

  useEffect(() => {
    const timer = setTimeout(() => mutate({ email }), Math.max(0, dueAt - Date.now()));
    return () => clearTimeout(timer);
  }, [mutate, email, dueAt]);
  return null;
}
