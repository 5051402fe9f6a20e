import { mutationOptions } from '@tanstack/react-query';
import { useEffect } from 'react';
import toast from 'react-hot-toast/headless';
import { FAILURE_TOAST_MS } from '@/api/limits';
import { useWrite } from '@/api/useWrite';
import type { Seller } from '@/cars/postBody';
import { WRITE_GRACE_MS } from '@/lib/config/limits';
import { keys } from '@/lib/config/queryKeys';
import { sellingTexts } from '@/selling/texts';
import { isBegunHere, resumeRelisting, type Relisting } from './relist';

const { change: texts } = sellingTexts;

export const finishRelisting = mutationOptions({
  mutationKey: [...keys.cars, 'resume'],
  mutationFn: async ({ seller, id }: { seller: Seller; id: string }) => {
    if (await resumeRelisting(seller, id)) toast.success(texts.finished);
  },
  meta: { failed: () => texts.notFinished, invalidates: [keys.cars] },
});

/**
 * Finishes a post that was being posted anew when its page was closed. While that page is open, it holds the lock. A call that was
 * sent just before may still arrive for a while, so that it is not called lost too early.
 */
export function UnfinishedRelisting({ seller, relisting }: { seller: Seller; relisting: Relisting }) {
  const { mutate } = useWrite(finishRelisting);
  const { post, step, startedAt } = relisting;

  useEffect(() => {
    const left = startedAt + WRITE_GRACE_MS - Date.now();
    // The clock may have been put back since.
    const delay = step === 'posting' ? Math.min(Math.max(0, left), WRITE_GRACE_MS) : 0;
    const onError = () => {
      if (!isBegunHere(post.id)) toast.error(texts.notFinished, { duration: FAILURE_TOAST_MS });
    };
    const timer = setTimeout(() => mutate({ seller, id: post.id }, { onError }), delay);
    return () => clearTimeout(timer);
  }, [mutate, post.id, step, startedAt, seller]);
  return null;
}
