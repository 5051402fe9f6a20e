import * as v from 'valibot';
import { acknowledgedAck } from '@/api/acks';
import { CallError, isCallError, isOutcomeUnknown, describeError } from '@/api/callError';
import { id, boundedList, finiteNumber } from '@/api/fields';
import { mapWithLimit } from '@/api/mapWithLimit';
import { storedPostSchema, type Seller, type StoredPost, carBody } from '@/cars/postBody';
import { isGone, removeOwnPost } from '@/cars/removeCar';
import { createBegunList } from '@/lib/browser/begunStore';
import { withLock } from '@/lib/browser/locks';
import { MAX_KNOWN_POSTS, MAX_RELISTINGS } from '@/selling/limits';
import { sellingTexts } from '@/selling/texts';
import { RELISTINGS } from '@/selling/useHasSellerTasks';
import { apiAs } from '@/session/apiAs';
import { readOwnPosts } from './ownPosts';
import { readToPost } from './readToPost';
import { isOfSameMinute } from './repetition';

const { change: texts } = sellingTexts;

interface NewRelisting {
  seller: Seller;
  /** What is posted. Its `id` is that of the old post. */
  post: StoredPost;
}

/** What was finished in this page, by the id of the old post: its form may not know of it yet. */
const finished = new Map<string, string>();
/** What was begun in this page, whose form says how it ended. */
const begunHere = new Set<string>();
export const isBegunHere = (postId: string) => begunHere.has(postId);
const markOf = (post: StoredPost) => JSON.stringify(v.parse(storedPostSchema, post));

/**
 * Posts a changed car anew, and never twice; then removes the old post. If that one cannot be removed, the new one is taken
 * back. Each step is stored before its call, so that `resumeRelisting` can finish it after a crash.
 * @throws CallError
 */
export function relist({ seller, post }: NewRelisting) {
  const { email } = seller;
  begunHere.add(post.id);
  return withLock(lockOf(post.id), async () => {
    const earlier = await findRelisting(email, post.id);
    if (earlier && (await finish(seller, earlier))) {
      if (markOf(earlier.post) === markOf(post)) return;
      throw new CallError('rule', { message: texts.earlierArrived });
    }
    const { all, withPicture: knownIds } = await ownIds(email, post);
    if (!all.includes(post.id)) {
      if (finished.get(post.id) === markOf(post)) return;
      throw goneError(post.id);
    }
    const relisting: Relisting = { post, knownIds, step: 'posting', startedAt: Date.now() };
    await writeRelisting(email, relisting);
    await complete(email, relisting, await send(seller, relisting));
  });
}

/** Finishes what was begun before a crash, or drops it if nothing has arrived. @throws CallError */
export function resumeRelisting(seller: Seller, oldId: string) {
  return withLock(lockOf(oldId), async () => {
    const relisting = await findRelisting(seller.email, oldId);
    return relisting !== undefined && finish(seller, relisting);
  });
}

/**
 * Whether the new post had arrived; the rest is then done too. The seller may have seen both posts and removed one of them since: the
 * other one stays.
 */
async function finish({ email }: Seller, relisting: Relisting) {
  if (relisting.step === 'taking back' && !(await isGone(relisting.post.id))) {
    await takeBack(email, relisting);
    return false;
  }
  if (relisting.newId !== undefined && (await isGone(relisting.newId))) {
    await forgetRelisting(email, relisting.post.id);
    return false;
  }
  const newId = relisting.newId ?? (await arrivedId(email, relisting));
  if (newId === undefined) await forgetRelisting(email, relisting.post.id);
  else await complete(email, relisting, newId);
  if (newId !== undefined) finished.set(relisting.post.id, markOf(relisting.post));
  return newId !== undefined;
}

/** @returns the id of the new post */
async function send(seller: Seller, relisting: Relisting) {
  const { email } = seller;
  try {
    const ack = await apiAs(email).post('/cars', postBodyOf(relisting.post, seller), acknowledgedAck);
    return ack.id ?? (await arrivedId(email, relisting));
  } catch (error) {
    if (!isOutcomeUnknown(error)) {
      await forgetRelisting(email, relisting.post.id);
      throw error;
    }
    const newId = await arrivedId(email, relisting).catch(() => undefined);
    if (newId === undefined) throw error;
    return newId;
  }
}

async function complete(email: string, relisting: Relisting, newId: string | undefined) {
  const oldId = relisting.post.id;
  const removing: Relisting = { ...relisting, step: 'removing', newId };
  await writeRelisting(email, removing);
  await removeSurplus(email, removing).catch(() => undefined);
  await removeOwnPost(email, oldId).catch((error: unknown) => failRemoval(email, removing, error));
  await forgetRelisting(email, oldId);
}

/** If it is not known whether the old post is gone, the new one must stay, or there could be none. It also stays if nothing was sent. */
async function failRemoval(email: string, relisting: Relisting, error: unknown): Promise<never> {
  if (isOutcomeUnknown(error) || isUnsent(error) || relisting.newId === undefined)
    throw new CallError('rule', { message: texts.removalUnknown, cause: error });
  const back: Relisting = { ...relisting, step: 'taking back' };
  await writeRelisting(email, back);
  await takeBack(email, back).catch((cause: unknown) => {
    throw new CallError('rule', { message: texts.bothListed, cause });
  });
  throw new CallError('rule', { message: texts.takenBack(describeError(error)), cause: error });
}

async function takeBack(email: string, { newId, post }: Relisting) {
  if (newId !== undefined) await removeOwnPost(email, newId);
  await forgetRelisting(email, post.id);
}

/** The user has signed out meanwhile, so that no call was made. */
const isUnsent = (error: unknown) => isCallError(error, 'refused') && error.cause === undefined;

const lockOf = (oldId: string) => `relisting-${oldId}`;

const relistingSchema = v.object({
  /** What is posted. Its `id` is that of the old post. */
  post: storedPostSchema,
  /** The posts that had the same picture before, to tell the new one from them. */
  knownIds: boundedList(id, MAX_KNOWN_POSTS),
  step: v.picklist(['posting', 'removing', 'taking back']),
  newId: v.optional(id),
  startedAt: finiteNumber,
});

/** A changed post that is posted anew. Each step is stored before its call goes out. */
export type Relisting = v.InferOutput<typeof relistingSchema>;

export const relistings = createBegunList<Relisting>(RELISTINGS, relistingSchema, MAX_RELISTINGS);

const findRelisting = async (email: string, oldId: string) =>
  (await readToPost(relistings, email, texts.earlierUnreadable)).find(({ post }) => post.id === oldId);

function writeRelisting(email: string, relisting: Relisting) {
  return relistings.update(email, (all) => [...all.filter(({ post }) => post.id !== relisting.post.id), relisting]);
}

function forgetRelisting(email: string, oldId: string) {
  return relistings.update(email, (all) => all.filter(({ post }) => post.id !== oldId));
}

function goneError(postId: string) {
  return new CallError('rule', {
    message: finished.has(postId) ? texts.earlierArrived : `${texts.gone} ${texts.goneHint}`,
  });
}

/** One of the seller's posts as it is stored. @throws CallError 'rule' if it is gone */
export async function readStoredPost(email: string, postId: string): Promise<Readonly<Record<string, unknown>>> {
  const stored = (await readPosts(email, postId)).find(({ _id }) => _id === postId);
  if (!stored) throw goneError(postId);
  return stored;
}

/** The seller's posts. If that fails before anything was sent, it must not be said that the change may have arrived. */
async function readPosts(email: string, oldId: string) {
  try {
    return await readOwnPosts(email);
  } catch (error) {
    if (!isOutcomeUnknown(error) || relistings.get(email).some(({ post }) => post.id === oldId)) throw error;
    throw new CallError('rule', { message: describeError(error), cause: error });
  }
}

/** The ids of the seller's posts, all and those with the picture of this one. */
async function ownIds(email: string, { id: oldId, image }: StoredPost) {
  const posts = await readPosts(email, oldId);
  return {
    all: posts.map(({ _id }) => _id),
    withPicture: posts.flatMap(({ _id, img }) => (img === image ? [_id] : [])),
  };
}

/**
 * The id of the new post, once the host has it: the only one with its picture that was not there before. Also undefined if the seller
 * already had `MAX_KNOWN_POSTS` posts with this picture.
 */
async function arrivedId(email: string, relisting: Relisting) {
  const [first] = await newIds(email, relisting);
  return first;
}

async function newIds(email: string, { post, knownIds }: Relisting) {
  if (knownIds.length >= MAX_KNOWN_POSTS) return [];
  const { withPicture } = await ownIds(email, post);
  return withPicture.filter((found) => !knownIds.includes(found) && found !== post.id);
}

/** A browser sends a POST again by itself if the connection closes without a response, so that there may be several new posts. */
async function removeSurplus(email: string, relisting: Relisting) {
  const { newId } = relisting;
  // Stryker disable next-line ConditionalExpression: without its id, no other post is of its minute.
  if (newId === undefined) return;
  const surplus = (await newIds(email, relisting)).filter((found) => found !== newId && isOfSameMinute(found, newId));
  await mapWithLimit(surplus, (found) => removeOwnPost(email, found));
}

function postBodyOf({ id: _id, ...facts }: StoredPost, seller: Seller) {
  return carBody({ ...facts, seller });
}
