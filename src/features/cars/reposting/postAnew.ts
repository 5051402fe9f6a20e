import * as v from 'valibot';
import { insertedAck } from '@/shared/api/acks';
import { CallError, isCallError, isOutcomeUnknown } from '@/shared/api/callError';
import { describeError } from '@/shared/api/describeError';
import { storedPostSchema, type StoredPost } from '@/shared/api/storedPost';
import { withLock } from '@/shared/browser/locks';
import { changePostMessages as messages } from '@/shared/messages/changePost';
import { apiAs } from '@/shared/session/apiAs';
import { removeOwnPost } from '../queries';
import type { NewCar } from '../schema';
import { arrivedId, ownIds } from './arrivedPost';
import { bodyOf } from './postBody';
import { bin, deleteFromBin, putInBin } from '../products/bin';
import { findRepost, forgetRepost, writeRepost, type Repost } from './reposts';

export type Seller = NewCar['seller'];

interface PostAnew {
  seller: Seller;
  /** What is posted. Its `id` is that of the old post. */
  post: StoredPost;
  /** The post to remove once the new one is there. */
  replaced?: StoredPost | undefined;
}

/**
 * Posts a car anew, and never twice; then removes the post that it replaces. If that one cannot be removed, the new one is taken
 * back. Each step is stored before its call, so that `resumeRepost` can finish it after a crash.
 * @throws CallError
 */
export function postAnew({ seller, post, replaced }: PostAnew) {
  const { email } = seller;
  return withLock(lockOf(post.id), async () => {
    const earlier = findRepost(email, post.id);
    if (earlier && (await finish(seller, earlier))) {
      if (JSON.stringify(earlier.post) === JSON.stringify(v.parse(storedPostSchema, post))) return;
      throw new CallError('rule', { message: messages.earlierArrived });
    }
    const { all, withPicture } = await ownIds(email, post.image);
    const isThere = replaced ? all.includes(replaced.id) : bin.read(email).some((other) => other.post.id === post.id);
    if (!isThere) throw new CallError('rule', { message: `${messages.gone} ${messages.goneHint}` });
    const repost: Repost = { post, replaced, knownIds: withPicture, step: 'posting', startedAt: Date.now() };
    writeRepost(email, repost);
    await complete(email, repost, await send(seller, repost));
  });
}

/** Finishes what was begun before a crash, or drops it if nothing has arrived. @throws CallError */
export function resumeRepost(seller: Seller, oldId: string) {
  return withLock(lockOf(oldId), async () => {
    const repost = findRepost(seller.email, oldId);
    return repost !== undefined && finish(seller, repost);
  });
}

/** Whether the new post had arrived; the rest is then done too. */
async function finish({ email }: Seller, repost: Repost) {
  if (repost.step === 'taking back') {
    await takeBack(email, repost);
    return false;
  }
  const newId = repost.newId ?? (await arrivedId(email, repost));
  if (newId === undefined) forgetRepost(email, repost.post.id);
  else await complete(email, repost, newId);
  return newId !== undefined;
}

/** @returns the id of the new post */
async function send(seller: Seller, repost: Repost) {
  const { email } = seller;
  try {
    const ack = await apiAs(email).post('/cars', bodyOf(repost.post, seller), insertedAck);
    return ack.id ?? (await arrivedId(email, repost));
  } catch (error) {
    if (!isOutcomeUnknown(error)) {
      forgetRepost(email, repost.post.id);
      throw error;
    }
    const newId = await arrivedId(email, repost).catch(() => undefined);
    if (newId === undefined) throw error;
    return newId;
  }
}

async function complete(email: string, repost: Repost, newId: string | undefined) {
  const { post, replaced } = repost;
  if (replaced) {
    const removing: Repost = { ...repost, step: 'removing', newId };
    writeRepost(email, removing);
    await removeOwnPost(email, replaced.id).catch((error: unknown) => failRemoval(email, removing, error));
    putInBin(email, replaced, true);
  } else {
    deleteFromBin(email, post.id);
  }
  forgetRepost(email, post.id);
}

/** If it is not known whether the old post is gone, the new one must stay, or there could be none. It also stays if nothing was sent. */
async function failRemoval(email: string, repost: Repost, error: unknown): Promise<never> {
  if (isOutcomeUnknown(error) || isUnsent(error) || repost.newId === undefined)
    throw new CallError('rule', { message: messages.removalUnknown, cause: error });
  const back: Repost = { ...repost, step: 'taking back' };
  writeRepost(email, back);
  await takeBack(email, back).catch((cause: unknown) => {
    throw new CallError('rule', { message: messages.bothListed, cause });
  });
  throw new CallError('rule', { message: messages.takenBack(describeError(error)), cause: error });
}

async function takeBack(email: string, { newId, post }: Repost) {
  if (newId !== undefined) await removeOwnPost(email, newId);
  forgetRepost(email, post.id);
}

/** The user has signed out meanwhile, so that no call was made. */
const isUnsent = (error: unknown) => isCallError(error, 'refused') && error.cause === undefined;

const lockOf = (oldId: string) => `repost-${oldId}`;
