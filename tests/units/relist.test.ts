import { MutationObserver } from '@tanstack/react-query';
import { HttpResponse } from 'msw';
import toast from 'react-hot-toast/headless';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError, describeError } from '@/api/callError';
import { createQueryClient } from '@/api/queryClient';
import { errorTexts } from '@/api/texts';
import type { StoredPost } from '@/cars/postBody';
import { storageKeys } from '@/lib/config/deviceStores';
import { MINUTE_MS } from '@/lib/config/limits';
import { keys } from '@/lib/config/queryKeys';
import { MAX_KNOWN_POSTS } from '@/selling/limits';
import { readToPost } from '@/selling/post/readToPost';
import {
  isBegunHere,
  readStoredPost,
  relist,
  relistings,
  resumeRelisting,
  type Relisting,
} from '@/selling/post/relist';
import { finishRelisting } from '@/selling/post/UnfinishedRelisting';
import { sellingTexts } from '@/selling/texts';
import { accessToken, bearerOf } from '@/session/state/accessToken';
import type { Identity } from '@/session/state/sessionState';
import { issueToken } from '@sandbox/market/tokens';
import { readBegun, writeBegun } from '@tests/support/begun';
import { breakCall, calls, callsTo } from '@tests/support/calls';
import { startClock } from '@tests/support/clock';
import { aCar, database } from '@tests/support/database';
import { holdLock } from '@tests/support/holdLock';
import { aSeller, asIdentity } from '@tests/support/people';
import { openSession, closeSession } from '@tests/support/signedIn';

const { change: texts } = sellingTexts;
const REMOVE = 'DELETE /seller/:id';
const OWN = 'GET /cars/seller/:email';
const image = 'http://localhost:4103/cars/corolla.webp';
const otherId = '650000000000000000000003';

let count = 0;
let mara: Identity;
let seller: { name: string; email: string; photoUrl: string | undefined };
let oldId: string;
let newId: string;
let post: StoredPost;

/** A seller whom no other test has, with a car that is being changed. */
beforeEach(async () => {
  count += 1;
  const person = aSeller({ email: `seller${count}@example.test` });
  mara = asIdentity(person);
  seller = { name: mara.name, email: mara.email, photoUrl: person.photo };
  oldId = aCar({ title: 'Corolla', price: 9400, img: image, email: mara.email }).id;
  post = { id: oldId, title: 'Corolla', price: 8900, image };
  await openSession(mara);
});

afterEach(() => {
  closeSession();
  vi.restoreAllMocks();
});

const signOut = () => accessToken.setOwner(undefined);
const prices = async () => (await database.cars.find({})).map(({ price }) => price);
const begun = () => readBegun(mara.email, 'relistings 1');
const isBegun = (relisting: Partial<Relisting> = {}): Relisting => ({
  ...{ post, knownIds: [oldId], step: 'posting', startedAt: 1 },
  ...relisting,
});
const store = (...all: Relisting[]) => writeBegun(mara.email, 'relistings 1', all);
/** As the host would have it once the new post has arrived. */
const arrived = (at = new Date()) => aCar({ title: 'Corolla', price: 8900, img: image, email: mara.email }, at).id;
const later = () => new Date(Date.now() + 2 * MINUTE_MS);
const refuseOld = () => breakCall(`DELETE /seller/${oldId}`, 404);
/** The host refuses the user whose token has just been fetched, so that no other is asked for. */
const refuseUser = async () => {
  localStorage.removeItem(storageKeys.accessToken);
  await bearerOf(mara.email, issueToken).current();
  breakCall(`DELETE /seller/${oldId}`, 403);
};
/** The host carries the post out, and names no id. */
const nameNoPost = () => breakCall('POST /cars', { corrupted: () => HttpResponse.json({ acknowledged: true }) });
/** After the host has carried the post out. */
const afterPost = (then: () => unknown) =>
  breakCall('POST /cars', {
    corrupted: () => (then(), HttpResponse.json({ acknowledged: true, insertedId: otherId })),
  });

describe('A changed car is posted anew', () => {
  test('before its old post is removed, with the seller and without the old id', async () => {
    expect(isBegunHere(oldId)).toBe(false);
    await relist({ seller, post });
    expect(isBegunHere(oldId)).toBe(true);
    const writes = calls.filter(({ method, path }) => method !== 'GET' && /^\/(cars|seller)/.test(path));
    expect(writes.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /cars', `DELETE /seller/${oldId}`]);
    expect(writes[0]?.body).toEqual({
      title: 'Corolla',
      price: 8900,
      img: image,
      displayName: mara.name,
      photoURL: mara.photoUrl,
      email: mara.email,
      postStatus: 'sellerPost',
    });
    expect(await begun()).toEqual([]);
  });

  interface Case {
    /** What is thrown, if anything is. */
    error?: object;
    /** What is listed then. */
    left: number[];
    /** The step from which the rest can be finished. */
    step?: Relisting['step'];
  }

  test.each<[string, () => unknown, Case]>([
    ['and the response is lost', () => breakCall('POST /cars', 'response lost'), { left: [8900] }],
    ['and the host names no id', nameNoPost, { left: [8900] }],
    ['and the browser sends it three times', () => breakCall('POST /cars', 'sent thrice'), { left: [8900] }],
    ['and nothing can be looked up then', () => afterPost(() => breakCall(OWN)), { left: [8900] }],
    [
      'while the seller lists another car with this picture',
      () => afterPost(() => aCar({ price: 7000, img: image, email: mara.email }, later())),
      { left: [8900, 7000] },
    ],
    ['unless the host refuses it', () => breakCall('POST /cars', 404), { error: { status: 404 }, left: [9400] }],
    [
      'unless it does not arrive',
      () => breakCall('POST /cars'),
      { error: { kind: 'no-response' }, left: [9400], step: 'posting' },
    ],
    [
      'unless it does not arrive, while the seller lists a car with another picture',
      () => breakCall('POST /cars', () => (aCar({ price: 7000, email: mara.email }), Response.error())),
      { error: { kind: 'no-response' }, left: [9400, 7000], step: 'posting' },
    ],
    [
      'unless it does not arrive, though the seller has more cars with this picture than are remembered',
      () => {
        for (let n = 1; n <= MAX_KNOWN_POSTS; n += 1) aCar({ price: 1, img: image, email: mara.email });
        breakCall('POST /cars');
      },
      {
        error: { kind: 'no-response' },
        left: [9400, ...Array<number>(MAX_KNOWN_POSTS).fill(1)],
        step: 'posting',
      },
    ],
    [
      'unless it is not known whether it has arrived',
      () => breakCall('POST /cars', () => (breakCall(OWN), Response.error())),
      { error: { kind: 'no-response' }, left: [9400], step: 'posting' },
    ],
    [
      'and taken back if the old post cannot be removed',
      refuseOld,
      {
        error: { kind: 'rule', message: texts.takenBack(errorTexts.unknownCall) },
        left: [9400],
      },
    ],
    [
      'and taken back if the host refuses to remove the old post',
      refuseUser,
      { error: { kind: 'rule', message: texts.takenBack(errorTexts.refused) }, left: [9400] },
    ],
    [
      'and left to be taken back if that fails too',
      () => (breakCall(REMOVE, 404), refuseOld()),
      { error: { kind: 'rule', message: texts.bothListed }, left: [9400, 8900], step: 'taking back' },
    ],
    [
      'and left if it is not certain that the old post is gone',
      () => breakCall(REMOVE, 500),
      { error: { kind: 'rule', message: texts.removalUnknown }, left: [9400, 8900], step: 'removing' },
    ],
    [
      'and left if it is not known, so that it cannot be taken back',
      () => (refuseOld(), breakCall('POST /cars', () => HttpResponse.json({ acknowledged: true }))),
      { error: { kind: 'rule', message: texts.removalUnknown }, left: [9400], step: 'removing' },
    ],
    [
      'and left if the seller signs out before the old post is removed',
      () => afterPost(signOut),
      { error: { kind: 'rule', message: texts.removalUnknown }, left: [9400, 8900], step: 'removing' },
    ],
  ])('%s', async (_how, prepare, { error, left, step }) => {
    await prepare();
    const relisting = relist({ seller, post });
    if (error) await expect(relisting).rejects.toMatchObject(error);
    else await relisting;
    expect(await prices()).toEqual(left);
    expect(await begun()).toMatchObject(step ? [{ post, step }] : []);
    expect(await relistings.read(mara.email)).toHaveLength(step ? 1 : 0);
    expect(callsTo('POST /cars').length).toBeLessThanOrEqual(3);
  });

  test.each<[string, () => unknown, () => object]>([
    ['is posted', () => breakCall('POST /cars', 'hangs'), () => ({ step: 'posting' })],
    ['is removed', () => breakCall(REMOVE, 'hangs'), () => ({ step: 'removing' })],
    ['is taken back', () => (breakCall(REMOVE, 'hangs'), refuseOld()), () => ({ step: 'taking back' })],
  ])('and each step is stored before it %s', async (_what, hang, step) => {
    // No time limit ends the call after this test.
    startClock();
    const other = isBegun({ post: { id: otherId } });
    await store(other);
    hang();
    const before = Date.now();
    void relist({ seller, post });
    await expect.poll(async () => await begun()).toMatchObject([other, { post, knownIds: [oldId], ...step() }]);
    const [, { startedAt } = isBegun()] = await relistings.read(mara.email);
    expect(startedAt).toBeGreaterThanOrEqual(before);
  });
});

describe('A change that was begun earlier', () => {
  interface Case {
    /** What was begun, once the new post has this id. */
    relisting: (newId: string | undefined) => Partial<Relisting>;
    hasArrived?: boolean;
    prepare?: () => unknown;
    isFinished: boolean;
    left: number[];
  }
  const removing = (newId: string | undefined): Partial<Relisting> => ({ step: 'removing', newId });
  const all: [string, Case][] = [
    ['and has not arrived', { relisting: () => ({}), isFinished: false, left: [9400] }],
    ['and has arrived', { relisting: () => ({}), hasArrived: true, isFinished: true, left: [8900] }],
    ['and whose id is known', { relisting: removing, hasArrived: true, isFinished: true, left: [8900] }],
    [
      'and whose id is known, also if nothing can be looked up',
      { relisting: removing, hasArrived: true, prepare: () => breakCall(OWN), isFinished: true, left: [8900] },
    ],
    [
      'and has not arrived, as only the old post shows',
      { relisting: () => ({ knownIds: [] }), isFinished: false, left: [9400] },
    ],
    [
      'and has not arrived, as the host lists nothing with an id',
      {
        relisting: () => ({}),
        prepare: () => breakCall(OWN, () => HttpResponse.json([{ _id: 'none', img: image }])),
        isFinished: false,
        left: [9400],
      },
    ],
    [
      'and whose id is not known',
      { relisting: () => removing(undefined), hasArrived: true, isFinished: true, left: [8900] },
    ],
    [
      'and is to be taken back',
      { relisting: (newId) => ({ step: 'taking back', newId }), hasArrived: true, isFinished: false, left: [9400] },
    ],
    [
      'and is to be taken back, though its id is not known',
      { relisting: () => ({ step: 'taking back' }), isFinished: false, left: [9400] },
    ],
    [
      'among other posts with its picture',
      {
        relisting: () => ({ knownIds: [oldId, aCar({ price: 7000, img: image, email: mara.email }).id] }),
        isFinished: false,
        left: [9400, 7000],
      },
    ],
    [
      'among more posts with its picture than are remembered',
      {
        relisting: () => ({ knownIds: Array.from({ length: MAX_KNOWN_POSTS }, () => oldId) }),
        hasArrived: true,
        isFinished: false,
        left: [9400, 8900],
      },
    ],
  ];

  test.each(all)(
    '%s is finished as far as it came',
    async (_how, { relisting, hasArrived, prepare, isFinished, left }) => {
      const other = isBegun({ post: { id: otherId } });
      await store(other, isBegun(relisting(hasArrived ? arrived() : undefined)));
      await prepare?.();
      expect(await resumeRelisting(seller, oldId)).toBe(isFinished);
      expect(await prices()).toEqual(left);
      expect(await begun()).toEqual([other]);
      expect(await resumeRelisting(seller, oldId)).toBe(false);
    },
  );

  test.each<[string, Relisting['step'], () => string[], number[]]>([
    ['the old post, while the new one was to be taken back', 'taking back', () => [oldId], [8900]],
    ['the new post, while the old one was to be removed', 'removing', () => [newId], [9400]],
    ['both, while the new one was to be taken back', 'taking back', () => [oldId, newId], []],
  ])('leaves the other post, if the seller has removed %s', async (_which, step, removed, left) => {
    newId = arrived();
    await store(isBegun({ step, newId }));
    for (const id of removed()) await database.cars.remove({ _id: id });

    expect(await resumeRelisting(seller, oldId)).toBe(left.includes(8900));
    expect([await prices(), await begun()]).toEqual([left, []]);
  });

  test('waits for the page that makes it, and no other change does', async () => {
    await store(isBegun({ step: 'removing', newId: arrived() }));
    const other = aCar({ price: 7000, email: mara.email }).id;
    const release = holdLock(`relisting-${oldId}`);
    const resumed = resumeRelisting(seller, oldId);
    const sent = relist({ seller, post });
    await relist({ seller, post: { id: other, price: 6500 } });
    expect(await prices()).toEqual([9400, 8900, 6500]);
    release();
    expect(await resumed).toBe(true);
    await sent;
    expect(await prices()).toEqual([8900, 6500]);
  });

  test.each<[string, Partial<StoredPost>, object | undefined]>([
    ['and arrived is finished if it is sent again', {}, undefined],
    [
      'and arrived is finished as it was, if another one is sent',
      { price: 8800 },
      { kind: 'rule', message: texts.earlierArrived },
    ],
  ])('%s', async (_what, changed, error) => {
    await store(isBegun());
    arrived();
    for (let time = 1; time <= 2; time += 1) {
      const sent = relist({ seller, post: { ...post, ...changed } });
      if (error) await expect(sent).rejects.toMatchObject(error);
      else await sent;
    }
    expect(await prices()).toEqual([8900]);
    expect(callsTo('POST /cars')).toEqual([]);
  });

  test('and arrived is finished if it is sent again, also if nothing can be looked up', async () => {
    await store(isBegun({ step: 'removing', newId: arrived() }));
    breakCall(OWN);
    await relist({ seller, post });
    expect(await prices()).toEqual([8900]);
  });

  test('and has not arrived is sent again', async () => {
    await store(isBegun({ post: { ...post, price: 8800 } }));
    await relist({ seller, post });
    expect(await prices()).toEqual([8900]);
  });

  test.each([
    ['is said to be finished', true],
    ['is forgotten without a word if it has not arrived', false],
  ])('%s', async (_what, hasArrived) => {
    const success = vi.spyOn(toast, 'success');
    await store(isBegun());
    if (hasArrived) arrived();
    const client = createQueryClient();
    client.setQueryData(keys.cars, []);
    await new MutationObserver(client, finishRelisting).mutate({ seller, id: oldId });
    expect(client.getQueryState(keys.cars)?.isInvalidated).toBe(true);
    client.clear();
    expect(success.mock.calls).toEqual(hasArrived ? [[texts.finished]] : []);
    expect(await begun()).toEqual([]);
  });
});

test('If the posts cannot be read before anything is sent, nothing has arrived, whatever was begun for another car', async () => {
  await store(isBegun({ post: { id: otherId } }));
  breakCall(OWN);
  const error: unknown = await relist({ seller, post }).catch((thrown: unknown) => thrown);
  if (!(error instanceof CallError)) throw new Error('It did not fail.');
  expect(error).toMatchObject({ kind: 'rule', message: describeError(error.cause) });
  expect(callsTo('POST /cars')).toEqual([]);
});

test('A car that is gone is not posted anew', async () => {
  const gone = { kind: 'rule', message: `${texts.gone} ${texts.goneHint}` };
  await expect(relist({ seller, post: { ...post, id: otherId } })).rejects.toMatchObject(gone);
  await expect(readStoredPost(mara.email, otherId)).rejects.toMatchObject(gone);
  expect(await readStoredPost(mara.email, oldId)).toMatchObject({ _id: oldId, img: image, email: mara.email });
  await store(isBegun());
  await resumeRelisting(seller, oldId);
  await database.cars.remove({ _id: oldId });
  await expect(relist({ seller, post })).rejects.toMatchObject(gone);
  expect(callsTo('POST /cars')).toEqual([]);
  expect(new Set(callsTo(OWN).map(({ cache }) => cache))).toEqual(new Set(['no-store']));
});

test('A change that was begun earlier and is not read in time is asked about once, before anything is sent', async () => {
  vi.spyOn(relistings, 'read').mockRejectedValue(new Error('no answer'));
  await expect(relist({ seller, post })).rejects.toMatchObject({ kind: 'rule', message: texts.earlierUnreadable });
  expect([...callsTo('POST /cars'), ...callsTo(REMOVE)]).toEqual([]);
  await relist({ seller, post });
  expect(await prices()).toEqual([8900]);
});

test('A seller whose device does not say what was begun is asked once to look', async () => {
  const cause = new Error('no answer');
  const known = { ...relistings, read: () => Promise.reject(cause), get: () => [isBegun()] };
  for (const { email } of [seller, { email: 'another@example.test' }]) {
    await expect(readToPost(known, email, 'Look first.')).rejects.toMatchObject({
      kind: 'rule',
      message: 'Look first.',
      cause,
    });
    expect(await readToPost(known, email, 'Look first.')).toEqual([isBegun()]);
  }
  expect(await readToPost({ ...known, read: () => Promise.resolve([]) }, mara.email, 'Look first.')).toEqual([]);
});
