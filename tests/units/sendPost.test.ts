import { MutationObserver, QueryObserver, type QueryClient } from '@tanstack/react-query';
import { HttpResponse } from 'msw';
import toast from 'react-hot-toast/headless';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createQueryClient } from '@/api/queryClient';
import { carsOfSeller } from '@/cars/queries';
import { carSchema } from '@/cars/schema';
import { MINUTE_MS } from '@/lib/config/limits';
import { keys } from '@/lib/config/queryKeys';
import { WHOLE } from '@/photo/renderPhoto';
import { changeCar } from '@/selling/post/changeCar';
import { postCar } from '@/selling/post/postCar';
import { postRecord, sentPosts } from '@/selling/post/postRecord';
import { another } from '@/selling/post/postStart';
import { emptyPost, fieldsOf, postedFieldsOf, type PostFields } from '@/selling/post/postValues';
import { sellingTexts as texts } from '@/selling/texts';
import { readBegun, writeBegun } from '@tests/support/begun';
import { breakCall, callsTo } from '@tests/support/calls';
import { aCar, database, databaseReady } from '@tests/support/database';
import { holdLock } from '@tests/support/holdLock';
import { aSeller, asIdentity } from '@tests/support/people';
import { aPhoto } from '@tests/support/photo';
import { sentFields } from '@tests/support/samplePost';
import { openSession, closeSession } from '@tests/support/signedIn';

const OWN = 'GET /cars/seller/:email';
const UPLOAD = 'POST /1/upload';
const begunAt = 5;
const typed: PostFields = { ...emptyPost, title: 'Corolla', brand: 'toyota', price: '8900' };

let count = 0;
let email: string;
let seller: { name: string; email: string; photoUrl: string | undefined };
let client: QueryClient;
let photo: File;
const onProgress = vi.fn<(share: number) => void>();

/** A seller whom no other test has. */
beforeEach(async () => {
  count += 1;
  const person = aSeller({ email: `seller${count}@example.test` });
  email = person.email;
  seller = { name: person.name, email, photoUrl: person.photo };
  await openSession(asIdentity(person));
  client = createQueryClient();
  photo = await aPhoto();
  onProgress.mockClear();
});

afterEach(() => {
  client.clear();
  closeSession();
  vi.restoreAllMocks();
});

const send = (fields: Partial<PostFields> = {}, begun = begunAt) => {
  const { frame } = fields;
  const car = postedFieldsOf({ ...typed, ...fields }, seller);
  return new MutationObserver(client, postCar).mutate({
    car,
    photo,
    frame,
    begunAt: begun,
    changedAt: 7,
    onProgress,
  });
};
/** The image host gives this address to each photo. */
const uploadTo = (url: string) => breakCall(UPLOAD, () => HttpResponse.json({ success: true, data: { url } }));
/** After the host has listed the car, and before its response arrives. */
const meanwhile = (then: () => unknown) =>
  breakCall('POST /cars', { corrupted: () => (then(), HttpResponse.json({ acknowledged: true })) });
const posts = async () => (await database.cars.find({})).map(({ title }) => title);
const remembered = () => readBegun(email, 'sent posts 1');
/** As if something else were remembered of the post that was sent. */
async function rewrite(changed: object = {}) {
  const all = await sentPosts.read(email);
  const changedOnes = all.map((post) => ({ ...post, ...changed }));
  await writeBegun(email, 'sent posts 1', changedOnes);
}
const arrived = { kind: 'rule', message: texts.earlierArrived };

const underWay = () => ({
  posts: client.isMutating({ mutationKey: postCar.mutationKey }),
  changes: client.isMutating({ mutationKey: changeCar.mutationKey }),
});

describe('A post', () => {
  interface Case {
    error?: object;
    /** What is listed then. */
    left: string[];
    /** Whether the device remembers it as listed; undefined if it does not remember it. */
    isListed: boolean | undefined;
  }
  test.each<[string, () => unknown, Case]>([
    ['is sent', () => undefined, { left: ['Corolla'], isListed: true }],
    [
      'is sent and found, if the response is lost',
      () => breakCall('POST /cars', 'response lost'),
      { left: ['Corolla'], isListed: true },
    ],
    [
      'is sent and found, if the response is lost, however long its photo’s address is',
      () => (uploadTo(`https://i.ibb.co/${'x'.repeat(300)}/photo.jpg`), breakCall('POST /cars', 'response lost')),
      { left: ['Corolla'], isListed: true },
    ],
    ['is sent, also if nothing can be looked up then', () => breakCall(OWN), { left: ['Corolla'], isListed: true }],
    [
      'is listed once, if the browser sends it three times',
      () => breakCall('POST /cars', 'sent thrice'),
      { left: ['Corolla'], isListed: true },
    ],
    [
      'is listed once, if the browser sends it three times and gets no response',
      () => breakCall('POST /cars', 'sent thrice, response lost'),
      { left: ['Corolla'], isListed: true },
    ],
    [
      'is not sent without the photo',
      () => breakCall(UPLOAD, 500),
      { error: { kind: 'rule' }, left: [], isListed: undefined },
    ],
    ['is refused', () => breakCall('POST /cars', 404), { error: { status: 404 }, left: [], isListed: undefined }],
    ['does not arrive', () => breakCall('POST /cars'), { error: { kind: 'no-response' }, left: [], isListed: false }],
    [
      'may have arrived, if nothing can be looked up',
      () => (breakCall('POST /cars', 'response lost'), breakCall(OWN)),
      { error: { kind: 'no-response' }, left: ['Corolla'], isListed: false },
    ],
  ])('%s', async (_what, prepare, { error, left, isListed }) => {
    aCar({ title: 'Yaris', email });
    const draft = { email, name: 'new post' } as const;
    postRecord.write(draft, { start: '', begunAt, changedAt: 7, hasPhoto: false, fields: typed });
    client.setQueryData(carsOfSeller(email).queryKey, []);
    client.setQueryData(keys.cars, []);
    const success = vi.spyOn(toast, 'success');
    await prepare();
    const sent = send();
    if (error) await expect(sent).rejects.toMatchObject(error);
    else expect(await sent).toBe('done');
    expect(await posts()).toEqual(['Yaris', ...left]);
    expect((await remembered()) ?? []).toMatchObject(isListed === undefined ? [] : [{ begunAt, isListed }]);
    expect(postRecord.read(draft)?.fields.title).toBe(error && 'Corolla');
    expect(client.getQueryData(carsOfSeller(email).queryKey)).toEqual(error && []);
    expect(another(email).fields.brand).toBe(error ? '' : 'toyota');
    expect(client.getQueryState(keys.cars)?.isInvalidated).toBe(true);
    expect(success).toHaveBeenCalledTimes(error ? 0 : 1);
    expect(onProgress).toHaveBeenCalledWith(0);
  });

  test('is sent by one tab at a time, but not after another post', async () => {
    const release = [holdLock(`post-${begunAt}`), holdLock('post-0')];
    const sent = send();
    const other = await send({ title: 'Yaris' }, 6);
    expect(other).toBe('done');
    expect(await posts()).toEqual(['Yaris']);
    for (const free of release) free();
    await sent;
    expect(await posts()).toEqual(['Yaris', 'Corolla']);
  });

  test('leaves the draft that another tab writes while it is sent', async () => {
    const draft = { email, name: 'new post' } as const;
    const written = { start: '', begunAt, changedAt: 7, hasPhoto: false, fields: typed };
    const newer = { ...written, changedAt: 8, fields: { ...typed, title: 'Half a car' } };
    postRecord.write(draft, written);
    meanwhile(() => postRecord.write(draft, newer));
    await send();
    expect(postRecord.read(draft)).toEqual(newer);
  });

  test('is in the list of the seller’s cars that is shown meanwhile', async () => {
    const list = carsOfSeller(email);
    const hide = new QueryObserver(client, list).subscribe(() => undefined);
    const sent = send();
    expect(underWay()).toEqual({ posts: 1, changes: 0 });
    await sent;
    expect(client.getQueryData(list.queryKey)).toMatchObject([{ title: 'Corolla' }]);
    hide();
  });

  test.each([
    ['newest', true],
    ['oldest', false],
  ])(
    'is among those with its picture, %s first, the first of its minute, and only what says the same is removed',
    async (_order, isReversed) => {
      const img = 'https://i.ibb.co/one/photo.jpg';
      uploadTo(img);
      const now = Date.now();
      const body = { title: 'Corolla', img, email };
      const kept = [
        aCar({ ...body }, new Date(now - 2 * MINUTE_MS)),
        aCar({ ...body, price: 1 }, new Date(now - 2000)),
        aCar({ title: 'Corolla', email }, new Date(now - 2000)),
      ];
      const repeated = [aCar(body, new Date(now - 1000)), aCar(body, new Date(now))];
      const first = aCar(body, new Date(now - 3000));
      await databaseReady();
      const oldestFirst = (await database.cars.find({})).toSorted((a, b) => (a._id < b._id ? -1 : 1));
      breakCall(OWN, () => HttpResponse.json(isReversed ? oldestFirst.toReversed() : oldestFirst));
      breakCall('POST /cars', () => HttpResponse.json({ acknowledged: true }));
      await send();
      const ids = (await database.cars.find({})).map(({ _id }) => _id);
      expect(new Set(ids)).toEqual(new Set([...kept, first].map(({ id }) => id)));
      expect(callsTo('DELETE /seller/:id')).toHaveLength(repeated.length);
    },
  );
});

describe('A post that was sent earlier', () => {
  interface Case {
    /** What is remembered of it. */
    changed?: object;
    /** What is in the form by now. */
    fields?: Partial<PostFields>;
    isRemoved?: boolean;
    outcome: 'already-done' | 'done' | typeof arrived;
    /** How often the car is sent, in all. */
    times: number;
    left: object[];
  }
  const listed = { begunAt, isListed: true };
  test.each<[string, Case]>([
    ['is not sent again', { outcome: 'already-done', times: 1, left: [listed] }],
    ['and arrived is not sent again', { changed: { isListed: false }, outcome: 'done', times: 1, left: [listed] }],
    [
      'and arrived is not sent again, though its draft was lost',
      { changed: { begunAt: 1, isListed: false }, outcome: 'done', times: 1, left: [listed] },
    ],
    [
      'and has not arrived is sent again',
      { changed: { isListed: false }, isRemoved: true, outcome: 'done', times: 2, left: [listed] },
    ],
    [
      'was another one',
      { changed: { begunAt: 1 }, outcome: 'done', times: 2, left: [{ ...listed, begunAt: 1 }, listed] },
    ],
    [
      'with another price is not sent without a question',
      { fields: { price: '8800' }, outcome: arrived, times: 1, left: [] },
    ],
    [
      'with another frame is not sent without a question',
      { fields: { frame: { ...WHOLE, width: 50 } }, outcome: arrived, times: 1, left: [] },
    ],
    [
      'and arrived with another price is not sent without a question',
      { changed: { isListed: false }, fields: { price: '8800' }, outcome: arrived, times: 1, left: [] },
    ],
  ])('%s', async (_what, { changed, fields, isRemoved, outcome, times, left }) => {
    await send();
    await rewrite(changed);
    if (isRemoved) await database.cars.remove({});
    if (typeof outcome === 'object') await expect(send(fields)).rejects.toMatchObject(outcome);
    else expect(await send(fields)).toBe(outcome);
    expect(callsTo('POST /cars')).toHaveLength(times);
    expect(await remembered()).toMatchObject(left);
    if (typeof outcome === 'object') expect(await send(fields)).toBe('done');
  });

  test.each<[string, (same: File) => File, boolean]>([
    ['the same file', ({ name, lastModified }) => new File([photo], name, { lastModified }), true],
    ['a file with another name', ({ lastModified }) => new File([photo], 'b.jpg', { lastModified }), false],
    ['a file of another time', ({ name }) => new File([photo], name, { lastModified: 1 }), false],
    ['a file of another size', ({ name, lastModified }) => new File([photo, 'x'], name, { lastModified }), false],
  ])('is told by its photo: %s', async (_what, copyOf, isSame) => {
    await send();
    photo = copyOf(photo);
    if (isSame) expect(await send()).toBe('already-done');
    else await expect(send()).rejects.toMatchObject(arrived);
  });

  test('and cannot be read is asked about once', async () => {
    await writeBegun(email, 'sent posts 1', ['a later version']);
    await expect(send()).rejects.toMatchObject({ kind: 'rule', message: texts.earlierUnreadable });
    expect(callsTo(UPLOAD)).toEqual([]);
    expect(await remembered()).toEqual([]);
    expect(await send()).toBe('done');
  });
});

describe('A change', () => {
  const draft = () => ({ email, name: 'changed post' }) as const;
  const begin = () => {
    const stored = {
      ...sentFields,
      title: 'Toyota  Corolla',
      img: 'https://pictures.test/a.webp',
      email,
    };
    const { id } = aCar(stored);
    const replaced = v.parse(carSchema, { ...stored, _id: id });
    const fields: PostFields = { ...fieldsOf(replaced), price: '8800' };
    postRecord.write(draft(), { start: `change ${id}`, begunAt, changedAt: 7, hasPhoto: false, fields });
    client.setQueryData(keys.cars, []);
    const change = (isPhotoNew = false) => {
      const options = { photo: isPhotoNew ? photo : undefined, frame: undefined, onProgress, begunAt, changedAt: 7 };
      const changed = { car: postedFieldsOf(fields, seller), replaced, ...options };
      return new MutationObserver(client, changeCar).mutate(changed);
    };
    return { stored, id, change };
  };

  test.each([false, true])(
    'keeps what is not changed, and its draft is removed; with another photo: %s',
    async (isPhotoNew) => {
      const success = vi.spyOn(toast, 'success');
      const { stored, change } = begin();
      const sent = change(isPhotoNew);
      expect(underWay()).toEqual({ posts: 0, changes: 1 });
      await sent;
      const [car, ...others] = await database.cars.find({});
      const { img, ...kept } = stored;
      expect(car).toMatchObject({ ...kept, price: 8800 });
      expect(car?.['img'] === img).toBe(!isPhotoNew);
      expect(others).toEqual([]);
      expect(onProgress.mock.calls.length > 0).toBe(isPhotoNew);
      expect(postRecord.read(draft())).toBeUndefined();
      expect(client.getQueryState(keys.cars)?.isInvalidated).toBe(true);
      expect(success.mock.calls).toEqual([[texts.change.changed]]);
    },
  );

  test('of a car that was removed meanwhile, perhaps in another tab, says so and sends nothing', async () => {
    const { id, change } = begin();
    await database.cars.remove({ _id: id });
    await expect(change(true)).rejects.toMatchObject({
      kind: 'rule',
      message: 'This car is no longer among your cars. It was removed or changed meanwhile, perhaps in another tab.',
    });
    expect([...callsTo('POST /cars'), ...callsTo(UPLOAD)]).toEqual([]);
    expect(postRecord.read(draft())?.fields.price).toBe('8800');
  });

  test('leaves the draft that another tab writes while it is sent', async () => {
    const { change } = begin();
    const newer = { start: 'change', begunAt: 6, changedAt: 8, hasPhoto: false, fields: typed };
    meanwhile(() => postRecord.write(draft(), newer));
    await change();
    expect(postRecord.read(draft())).toEqual(newer);
  });

  test('leaves the draft that another tab has written before it is sent', async () => {
    const { change } = begin();
    const newer = { start: 'change', begunAt, changedAt: 8, hasPhoto: false, fields: typed };
    postRecord.write(draft(), newer);
    await change();
    expect(postRecord.read(draft())).toEqual(newer);
  });
});
