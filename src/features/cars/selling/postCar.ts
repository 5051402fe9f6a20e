import { mutationOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { insertedAck, type Outcome } from '@/shared/api/acks';
import { CallError, isOutcomeUnknown } from '@/shared/api/callError';
import { api } from '@/shared/api/client';
import { apiAs } from '@/shared/session/apiAs';
import { listOf } from '@/shared/api/fields';
import { path } from '@/shared/api/path';
import { keys } from '@/shared/config/queryKeys';
import { carMessages } from '@/shared/messages/cars';
import { sellingMessages as messages } from '@/shared/messages/selling';
import { photoMark } from '../photo/draftPhoto';
import type { PhotoFrame } from '../photo/photoFrame';
import { uploadFramed } from '../photo/photoUploads';
import { rememberPost } from './lastPost';
import { postDraft, unansweredPost } from './postDraft';
import type { CarFacts } from './postFields';
import { carsOfSeller } from '../queries';
import { carBody } from '../schema';

interface NewPost {
  car: CarFacts;
  photo: File;
  /** The part of the photo that is posted; undefined for the largest one. */
  frame: PhotoFrame | undefined;
}

/** Also removes the draft and the cached list of the seller's cars without the new one, so that the next visit fetches it. */
export const postCar = mutationOptions({
  mutationKey: [...keys.cars, 'post'],
  mutationFn: async (post: NewPost, { client }): Promise<Outcome> => {
    await sendPost(post);
    const { email } = post.car.seller;
    postDraft.remove({ email, name: 'new post' });
    rememberPost(post.car);
    client.removeQueries({ queryKey: carsOfSeller(email).queryKey, type: 'inactive' });
    return 'done';
  },
  meta: { toast: carMessages.posted, refreshes: [keys.cars] },
});

/**
 * Posts a car, and never twice: if a response was lost, now or before a reload, the seller's own posts show whether the post
 * had arrived.
 * @throws CallError 'rule' when an earlier attempt arrived with other data, or the photo cannot be prepared or uploaded
 */
async function sendPost({ car, photo, frame }: NewPost) {
  const { email } = car.seller;
  const mark = JSON.stringify([car, photoMark(photo), frame]);
  const earlier = unansweredPost.read(email);
  if (earlier && (await hasArrived(earlier.image, email))) {
    unansweredPost.remove(email);
    if (earlier.mark === mark) return;
    throw new CallError('rule', { message: messages.earlierArrived });
  }

  const image = await uploadFramed(photo, frame);
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

/** The URLs as they were sent, unlike `carSchema`, which checks and may cut them. */
const photoUrls = listOf(v.object({ img: v.string() }));

/** Every upload has its own URL, so the photo's URL identifies the post. */
async function hasArrived(image: string, email: string) {
  const posts = await api.get(path('/cars/seller/:email', { email }), photoUrls);
  return posts.some(({ img }) => img === image);
}
