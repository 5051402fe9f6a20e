import { mutationOptions } from '@tanstack/react-query';
import { acknowledgedAck, type Outcome } from '@/api/acks';
import { CallError, isOutcomeUnknown } from '@/api/callError';
import { mapWithLimit } from '@/api/mapWithLimit';
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
import { readOwnPosts, type OwnPost } from './ownPosts';
import { type DraftVersion, forgetSent, postRecord, rememberSent, sentPosts, unansweredOf } from './postRecord';
import { rememberPost } from './postStart';
import type { PostedFields } from './postValues';
import { readToPost } from './readToPost';
import { isOfSameMinute } from './repetition';

export interface SentPhoto {
  /** The part of the photo that is posted; undefined for all of it. */
  frame: PhotoFrame | undefined;
  /** @param share what is uploaded of the photo, from 0 to 1 */
  onProgress: (share: number) => void;
}

interface UnsentPost extends SentPhoto, DraftVersion {
  car: PostedFields;
  photo: File;
}

/** Also removes the draft and the cached list of the seller's cars without the new one, so that the next visit fetches it. */
export const postCar = mutationOptions({
  mutationKey: [...keys.cars, 'post'],
  mutationFn: async (post: UnsentPost, { client }): Promise<Outcome> => {
    const { email } = post.car.seller;
    const draft = { email, name: 'new post' } as const;
    // One tab at a time sends a draft.
    const outcome = await withLock(`post-${post.begunAt}`, () => sendOnce(post));
    postRecord.finish(draft, post);
    rememberPost(post.car);
    client.removeQueries({ queryKey: carsOfSeller(email).queryKey, type: 'inactive' });
    return outcome;
  },
  meta: {
    toast: carTexts.posted,
    failed: (error) => sendFailure(error, texts.failed),
    invalidates: [keys.cars],
  },
});

/** What is said if sending failed. @param notSent if it certainly has not arrived */
export const sendFailure = (error: unknown, notSent: string) => (isOutcomeUnknown(error) ? texts.maybePosted : notSent);

/** Identifies a file, also after it was stored and read again. */
const photoMark = ({ name, size, lastModified }: File) => JSON.stringify([name, size, lastModified]);

/**
 * Posts a car, and never twice: not if another tab has posted the same draft meanwhile, and if a response was lost, now or before a reload,
 * the seller's own posts show whether the post had arrived.
 * @throws CallError 'rule' when an earlier attempt arrived with other data or cannot be read, or the photo cannot be prepared or uploaded
 */
async function sendOnce({ car, photo, frame, begunAt, onProgress }: UnsentPost): Promise<Outcome> {
  const { email } = car.seller;
  const mark = JSON.stringify([car, photoMark(photo), frame]);
  const earlier = await readEarlier(email, begunAt);
  if (earlier && (earlier.isListed || (await hasArrived(earlier.image, email)))) {
    if (earlier.mark !== mark) {
      await forgetSent(email, earlier);
      throw new CallError('rule', { message: texts.earlierArrived });
    }
    await rememberSent(email, { ...earlier, begunAt, isListed: true });
    return earlier.isListed ? 'already-done' : 'done';
  }

  const image = await uploadPhoto(photo, { frame, onProgress });
  const sent = { begunAt, mark, image, isListed: false };
  await rememberSent(email, sent);
  try {
    await apiAs(email).post('/cars', carBody({ ...car, image }), acknowledgedAck);
    // It may have arrived more than once.
    await hasArrived(image, email).catch(() => undefined);
  } catch (error) {
    if (!isOutcomeUnknown(error)) {
      await forgetSent(email, sent);
      throw error;
    }
    // Stryker disable next-line ArrowFunction: `undefined` also counts as not arrived.
    if (!(await hasArrived(image, email).catch(() => false))) throw error;
  }
  await rememberSent(email, { ...sent, isListed: true });
  return 'done';
}

/** The earlier attempt to send this draft, or any that got no response: its draft may be lost, and the seller types it anew. */
async function readEarlier(email: string, begunAt: number) {
  const all = await readToPost(sentPosts, email, texts.earlierUnreadable);
  if (sentPosts.countUnreadable(email) > 0) {
    await sentPosts.dropUnreadable(email);
    throw new CallError('rule', { message: texts.earlierUnreadable });
  }
  return (
    all.find((post) => post.begunAt === begunAt) ??
    unansweredOf(email, begunAt) ??
    all.find(({ isListed }) => !isListed)
  );
}

/**
 * Every upload has its own URL, so the photo's URL identifies the post. A browser sends a POST again by itself if the connection closes
 * without a response: of the posts that it has made, the first is kept.
 */
async function hasArrived(image: string, email: string) {
  const arrived = (await readOwnPosts(email))
    .filter(({ img }) => img === image)
    .toSorted((a, b) => a._id.localeCompare(b._id, 'en'));
  const last = arrived.at(-1);
  const [, ...surplus] = arrived.filter((post) => last && isRepetition(post, last));
  await mapWithLimit(surplus, ({ _id }) => removeOwnPost(email, _id));
  return last !== undefined;
}

/** Whether both were made from the same body in the same minute. An image host may give the same URL to the same photo again. */
const isRepetition = ({ _id, ...one }: OwnPost, { _id: otherId, ...other }: OwnPost) =>
  isOfSameMinute(_id, otherId) && JSON.stringify(one) === JSON.stringify(other);
