import { mutationOptions } from '@tanstack/react-query';
import toast from 'react-hot-toast/headless';
import { path } from '@/api/path';
import { withLock } from '@/lib/browser/locks';
import { keys } from '@/lib/config/queryKeys';
import { carTexts } from '@/cars/texts';
import { commonTexts } from '@/lib/text/commonTexts';
import { removeOwnPost } from '@/cars/removeCar';
import { apiAs } from '@/session/apiAs';
import { findRemoval, markSent, removals, undoRemoval } from './removals';

/** The key of all removals of own posts; each has its id added. */
export const removalsKey = [...keys.cars, 'remove own'] as const;

/** Removes a post for which the time of Undo is over. One tab does it; the others find it done. */
export const carryOutRemoval = (id: string) =>
  mutationOptions({
    mutationKey: [...removalsKey, id],
    mutationFn: ({ email }: { email: string }) =>
      withLock(`removal-${id}`, async () => {
        const removal = findRemoval(email, id);
        if (!removal) return;
        const outcome = await removeOwnPost(email, id);
        undoRemoval(email, id);
        // If a call was sent when the page was left, it is that call which has removed the post.
        toast.success(outcome === 'done' || removal.isSent ? carTexts.removed : commonTexts.alreadyDone);
      }),
    // `useCarriedOut` asks for it as long as the page is open.
    gcTime: Infinity,
    meta: { invalidates: [keys.cars] },
  });

/** Sends the removals that still wait when the page is left or the seller signs out. Whether they arrived is found out at the next start. */
export function sendWaitingRemovals(email: string) {
  for (const { post, isSent } of removals.read(email)) {
    if (isSent) continue;
    markSent(email, post.id);
    apiAs(email).deleteOnLeave(path('/seller/:id', { id: post.id }));
  }
}
