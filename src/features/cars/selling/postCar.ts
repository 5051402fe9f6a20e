import { mutationOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { insertedAck, type Outcome } from '@/shared/api/acks';
import { CallError, isOutcomeUnknown } from '@/shared/api/callError';
import { api } from '@/shared/api/client';
import { apiAs } from '@/shared/session/apiAs';
import { listOf } from '@/shared/api/fields';
import { path } from '@/shared/api/path';
import { uploadPhoto } from '@/shared/photo/uploadPhoto';
import { keys } from '@/shared/config/queryKeys';
import { carMessages } from '@/shared/messages/cars';
import { sellingMessages as messages } from '@/shared/messages/selling';
import { postDraft, unansweredPost } from './postDraft';
import type { CarFacts } from './postFields';
import { carsOfSeller } from '../queries';
import { carBody } from '../schema';

interface Posting {
  car: CarFacts;
  photo: File;
  /** The share of the photo that is uploaded, from 0 to 1. */
  onProgress?: (share: number) => void;
}

/** What is left of the draft goes, and so does the list that lacks the car: the next visit reads it whole. */
export const postCar = mutationOptions({
  mutationKey: [...keys.cars, 'post'],
  mutationFn: async (posting: Posting, { client }): Promise<Outcome> => {
    await sendPost(posting);
    const { email } = posting.car.seller;
    postDraft.remove(email);
    client.removeQueries({ queryKey: carsOfSeller(email).queryKey, type: 'inactive' });
    return 'done';
  },
  meta: { toast: carMessages.posted, refreshes: [keys.cars] },
});

/**
 * Puts a car on the market, and never twice: where an answer was lost, just now or before a reload, one's own posts tell
 * whether it had arrived.
 * @throws CallError 'rule' when an earlier try did arrive and said something else, or the photo cannot be had
 */
async function sendPost({ car, photo, onProgress }: Posting) {
  const { email } = car.seller;
  const mark = JSON.stringify([car, photo.name, photo.size, photo.lastModified]);
  const earlier = unansweredPost.read(email);
  if (earlier && (await hasArrived(earlier.image, email))) {
    unansweredPost.remove(email);
    if (earlier.mark === mark) return;
    throw new CallError('rule', { message: messages.earlierArrived });
  }

  const image = await uploadPhoto(photo, onProgress);
  unansweredPost.write(email, { image, mark });
  try {
    await apiAs(email).post('/cars', carBody({ ...car, image }), insertedAck);
  } catch (error) {
    if (isOutcomeUnknown(error)) {
      if (!(await hasArrived(image, email).catch(() => false))) throw error;
    } else {
      unansweredPost.remove(email);
      throw error;
    }
  }
  unansweredPost.remove(email);
}

/** As they were sent: what a page shows of an address is checked and may be cut. */
const photosOf = listOf(v.object({ img: v.string() }));

/** Every photo is uploaded to an address of its own, so that address tells. */
async function hasArrived(image: string, email: string) {
  const posts = await api.get(path('/cars/seller/:email', { email }), photosOf);
  return posts.some(({ img }) => img === image);
}
