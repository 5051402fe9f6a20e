import { mutationOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { acknowledgedAck, type Outcome } from '@/api/acks';
import { CallError, isOutcomeUnknown } from '@/api/callError';
import { api } from '@/api/client';
import { id, listOf } from '@/api/fields';
import { mapWithLimit } from '@/api/mapWithLimit';
import { path } from '@/api/path';
import { carBody } from '@/cars/postBody';
import { carsOfSeller } from '@/cars/queries';
import { removeOwnPost } from '@/cars/removeCar';
import { carTexts } from '@/cars/texts';
import { withLock } from '@/lib/browser/locks';
import { keys } from '@/lib/config/queryKeys';
import type { PhotoFrame } from '@/photo/renderPhoto';
import { uploadPhoto } from '@/photo/uploadPhoto';
import { sellingTexts as texts } from '@/selling/texts';
import { apiAs } from '@/session/apiAs';
import { finishDraft, postDraft, sentDraft, unansweredPost } from './postDraft';
import { rememberPost } from './postStart';
import type { PostedFields } from './postValues';
import { isOfSameMinute } from './repetition';

export interface SentPhoto {
  /** The part of the photo that is posted; undefined for all of it. */
  frame: PhotoFrame | undefined;
  /** @param share what is uploaded of the photo, from 0 to 1 */
  onProgress: (share: number) => void;
}

interface NewPost extends SentPhoto {
  car: PostedFields;
  photo: File;
  /** When the draft was begun, which identifies it. */
  begunAt: number | undefined;
}

/** Also removes the draft and the cached list of the seller's cars without the new one, so that the next visit fetches it. */
export const postCar = mutationOptions({
  mutationKey: [...keys.cars, 'post'],
  mutationFn: async (post: NewPost, { client }): Promise<Outcome> => {
    const { email } = post.car.seller;
    const draft = { email, name: 'new post' } as const;
    const posted = postDraft.read(draft);
    // One tab at a time sends a draft.
    const outcome = await withLock(`post-${post.begunAt ?? ''}`, () => sendDraft(post));
    finishDraft(draft, posted);
    rememberPost(post.car);
    client.removeQueries({ queryKey: carsOfSeller(email).queryKey, type: 'inactive' });
    return outcome;
  },
  meta: { toast: carTexts.posted, invalidates: [keys.cars] },
});

/** Identifies a file, also after it was stored and read again. */
const photoMark = ({ name, size, lastModified }: File) => JSON.stringify([name, size, lastModified]);

/** Posts a car unless another tab has posted the same draft meanwhile. @throws CallError 'rule' if that post has other data */
async function sendDraft(post: NewPost): Promise<Outcome> {
  const { car, photo, frame, begunAt } = post;
  const { email } = car.seller;
  const mark = JSON.stringify([car, photoMark(photo), frame]);
  const sent = await sentDraft.read(email);
  if (sent && sent.begunAt === undefined) {
    await sentDraft.update(email, () => undefined);
    throw new CallError('rule', { message: texts.earlierUnreadable });
  }
  if (sent && sent.begunAt === begunAt) {
    if (sent.mark === mark) return 'already-done';
    await sentDraft.update(email, () => undefined);
    throw new CallError('rule', { message: texts.earlierArrived });
  }
  await sendPost(post, mark);
  if (begunAt !== undefined) await sentDraft.update(email, () => ({ begunAt, mark }));
  return 'done';
}

/**
 * Posts a car, and never twice: if a response was lost, now or before a reload, the seller's own posts show whether the post
 * had arrived.
 * @throws CallError 'rule' when an earlier attempt arrived with other data or cannot be read, or the photo cannot be prepared or uploaded
 */
async function sendPost({ car, photo, frame, onProgress }: NewPost, mark: string) {
  const { email } = car.seller;
  const forget = () => unansweredPost.update(email, () => undefined);
  const earlier = await unansweredPost.read(email);
  if (earlier && earlier.image === undefined) {
    await forget();
    throw new CallError('rule', { message: texts.earlierUnreadable });
  }
  if (earlier?.image !== undefined && (await hasArrived(earlier.image, email))) {
    await forget();
    if (earlier.mark === mark) return;
    throw new CallError('rule', { message: texts.earlierArrived });
  }

  const image = await uploadPhoto(photo, { frame, onProgress });
  await unansweredPost.update(email, () => ({ image, mark }));
  try {
    await apiAs(email).post('/cars', carBody({ ...car, image }), acknowledgedAck);
    // It may have arrived more than once.
    await hasArrived(image, email).catch(() => undefined);
  } catch (error) {
    if (isOutcomeUnknown(error)) {
      if (!(await hasArrived(image, email).catch(() => false))) throw error;
    } else {
      await forget();
      throw error;
    }
  }
  await forget();
}

/** As they were sent, unlike `carSchema`, which checks and may cut the values. */
const sentPosts = listOf(v.looseObject({ _id: id, img: v.string() }));
type SentPost = v.InferOutput<typeof sentPosts>[number];

/**
 * Every upload has its own URL, so the photo's URL identifies the post. A browser sends a POST again by itself if the connection closes
 * without a response: of the posts that it has made, the first is kept.
 */
async function hasArrived(image: string, email: string) {
  const all = await api.get(path('/cars/seller/:email', { email }), sentPosts, { isUncached: true });
  const arrived = all.filter(({ img }) => img === image).toSorted((a, b) => (a._id < b._id ? -1 : 1));
  const last = arrived.at(-1);
  const [, ...surplus] = arrived.filter((post) => last && isRepetition(post, last));
  await mapWithLimit(surplus, ({ _id }) => removeOwnPost(email, _id));
  return last !== undefined;
}

/** Whether both were made from the same body in the same minute. An image host may give the same URL to the same photo again. */
const isRepetition = ({ _id, ...one }: SentPost, { _id: otherId, ...other }: SentPost) =>
  isOfSameMinute(_id, otherId) && JSON.stringify(one) === JSON.stringify(other);
