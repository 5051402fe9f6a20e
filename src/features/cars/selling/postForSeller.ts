import { mutationOptions } from '@tanstack/react-query';
import { insertedAck, type Outcome } from '@/shared/api/acks';
import { CallError, isOutcomeUnknown } from '@/shared/api/callError';
import type { StoredPost } from '@/shared/api/storedPost';
import { keys } from '@/shared/config/queryKeys';
import { carMessages } from '@/shared/messages/cars';
import { apiAs } from '@/shared/session/apiAs';
import type { NewCar } from '../schema';
import { isPostedAgain } from '../relisting/arrivedPost';
import { postBodyOf } from '../relisting/postBody';

interface PostForSeller {
  record: StoredPost & { seller: Partial<Record<'name' | 'photoUrl' | 'email', string | undefined>> };
  admin: string;
}

/**
 * Posts a car that an admin has removed anew, as a post of its seller. If the seller has it again already, nothing is posted: an
 * earlier try may have arrived although no response came.
 */
export const postForSeller = mutationOptions({
  mutationFn: async ({ record: { seller, ...post }, admin }: PostForSeller): Promise<Outcome> => {
    const { email, name, photoUrl } = seller;
    if (email === undefined) throw new CallError('not-found');
    if (await isPostedAgain(email, post)) return 'already-done';
    const author: NewCar['seller'] = { email, name: name ?? email, photoUrl };
    try {
      await apiAs(admin).post('/cars', postBodyOf(post, author), insertedAck);
    } catch (error) {
      if (!isOutcomeUnknown(error) || !(await isPostedAgain(email, post))) throw error;
    }
    return 'done';
  },
  meta: { toast: carMessages.posted, invalidates: [keys.cars] },
});
