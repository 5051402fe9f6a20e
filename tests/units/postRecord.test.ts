import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { carSchema } from '@/cars/schema';
import { userStorage } from '@/lib/browser/userStorage';
import { WHOLE } from '@/photo/renderPhoto';
import { DRAFT_COPY_MS, MAX_SENT_POSTS } from '@/selling/limits';
import {
  forgetSent,
  hasUnansweredPost,
  postRecord,
  rememberSent,
  sentPosts,
  type DraftId,
  type PostDraft,
} from '@/selling/post/postRecord';
import { addressOfDraft, another, change, newPost, rememberPost, similar } from '@/selling/post/postStart';
import { emptyPost, postedFieldsOf } from '@/selling/post/postValues';
import { readBegun } from '@tests/support/begun';

let count = 0;
/** Of a seller whom no other test has. */
let draft: DraftId;
beforeEach(() => {
  count += 1;
  draft = { email: `seller${count}@example.test`, name: 'new post' };
});

const frame = { ...WHOLE, width: 50 };
const photo = new File(['a photo'], 'corolla.jpg', { type: 'image/jpeg' });
const typed: PostDraft = {
  start: 'another',
  begunAt: 5,
  changedAt: 7,
  hasPhoto: true,
  fields: { ...emptyPost, title: 'Corolla', frame, photo },
};
const sent = (begunAt: number, isListed: boolean) => ({ begunAt, mark: 'a mark', image: 'an image', isListed });
const sentNow = () => sentPosts.get(draft.email).map(({ begunAt, isListed }) => [begunAt, isListed]);

describe('The draft of a post', () => {
  test('is read as it was typed, with the photo that this tab has', async () => {
    expect(postRecord.read(draft)).toBeUndefined();
    expect(postRecord.isRestored(draft)).toBe(false);
    await postRecord.restore(draft);
    expect(postRecord.isRestored(draft)).toBe(true);
    expect(postRecord.isRestored({ ...draft, name: 'changed post' })).toBe(false);
    expect(postRecord.write(draft, typed)).toBe(true);
    expect(postRecord.isRestored(draft)).toBe(false);
    await postRecord.keepPhoto(draft, photo);
    expect(postRecord.isRestored(draft)).toBe(true);
    expect(postRecord.read(draft)).toEqual(typed);
    expect(postRecord.read({ ...draft, name: 'changed post' })).toBeUndefined();

    postRecord.write(draft, { ...typed, hasPhoto: false });
    expect(postRecord.read(draft)?.fields.photo).toBeUndefined();
    expect(postRecord.isRestored(draft)).toBe(true);
  });

  test('is read as far as it can be', () => {
    for (const unreadable of [{}, { start: 1, begunAt: 'x', frame: 'x', hasPhoto: 'x', price: 5 }]) {
      userStorage(draft.email).write('new post', { ...unreadable, title: 'Corolla' });
      const fields = { ...emptyPost, title: 'Corolla' };
      expect(postRecord.read(draft)).toEqual({ start: '', begunAt: 0, changedAt: 0, hasPhoto: false, fields });
    }
  });

  test.each<[string, PostDraft, PostDraft | undefined, boolean]>([
    ['it was posted', typed, typed, false],
    ['another tab has begun one', typed, { ...typed, begunAt: 6 }, true],
    ['another tab has changed it', typed, { ...typed, changedAt: 8 }, true],
    ['there is none', typed, undefined, false],
  ])('is removed once it was posted, unless it is a later one: %s', async (_what, posted, now, isKept) => {
    await postRecord.keepPhoto(draft, photo);
    if (now) postRecord.write(draft, now);
    postRecord.finish(draft, posted);
    expect(postRecord.read(draft)).toEqual(
      isKept && now ? { ...now, fields: { ...now.fields, photo: undefined } } : undefined,
    );
    // The other tab's photo is on the disk.
    postRecord.write(draft, typed);
    await postRecord.restore(draft);
    expect(postRecord.read(draft)?.fields.photo?.name).toBe(isKept ? photo.name : undefined);
  });
});

describe('The copy of a draft on the disk', () => {
  /** Local storage is as it was before `typed`, as after a crash of the browser. */
  function crash(earlier?: PostDraft) {
    userStorage(draft.email).remove(draft.name);
    if (earlier) userStorage(draft.email).write(draft.name, { ...earlier, ...earlier.fields });
  }
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
  afterEach(() => void vi.useRealTimers());
  const titleNow = async () => {
    await postRecord.restore(draft);
    return postRecord.read(draft)?.fields.title;
  };

  test.each([
    ['nothing', undefined, 'Corolla'],
    ['an earlier one', { ...typed, changedAt: 6, fields: { ...emptyPost, title: 'Coro' } }, 'Corolla'],
    ['a later one', { ...typed, changedAt: 8, fields: { ...emptyPost, title: 'Corolla 1.8' } }, 'Corolla 1.8'],
  ])('is taken if local storage has less: %s', async (_what, earlier, title) => {
    postRecord.write(draft, { ...typed, fields: { ...emptyPost, title: 'Cor' } });
    vi.advanceTimersByTime(DRAFT_COPY_MS);
    postRecord.write(draft, { ...typed, hasPhoto: false });
    vi.advanceTimersByTime(DRAFT_COPY_MS);
    crash(earlier);
    expect(await titleNow()).toBe(title);
  });

  test('goes with its draft', async () => {
    postRecord.write(draft, { ...typed, hasPhoto: false });
    vi.advanceTimersByTime(DRAFT_COPY_MS);
    postRecord.write(draft, { ...typed, hasPhoto: false });
    postRecord.remove(draft);
    vi.advanceTimersByTime(DRAFT_COPY_MS);
    expect(await titleNow()).toBeUndefined();
    await vi.waitFor(async () => expect(await readBegun(draft.email, draft.name)).toEqual([]));
  });
});

describe('What was sent', () => {
  test('is remembered with what became of it, with at most one post that got no response', async () => {
    for (const post of [sent(1, true), sent(2, false), sent(3, false)]) await rememberSent(draft.email, post);
    expect(sentNow()).toEqual([
      [1, true],
      [3, false],
    ]);
    expect(hasUnansweredPost(draft.email)).toBe(true);
    await rememberSent(draft.email, sent(3, true));
    await rememberSent(draft.email, sent(1, true));
    expect(sentNow()).toEqual([
      [3, true],
      [1, true],
    ]);
    expect(hasUnansweredPost(draft.email)).toBe(false);
    await forgetSent(draft.email, sent(3, true));
    expect(sentNow()).toEqual([[1, true]]);
  });

  test('is remembered of the last posts', async () => {
    for (let begunAt = 0; begunAt <= MAX_SENT_POSTS; begunAt++) await rememberSent(draft.email, sent(begunAt, true));
    expect(sentNow()).toHaveLength(MAX_SENT_POSTS);
    expect(sentNow().at(-1)).toEqual([MAX_SENT_POSTS, true]);
  });

  test.each([
    ['new post', [[1, true]]],
    [
      'changed post',
      [
        [1, true],
        [2, false],
      ],
    ],
  ] as const)('is forgotten with the draft of a %s, unless it is listed', async (name, left) => {
    await rememberSent(draft.email, sent(1, true));
    await rememberSent(draft.email, sent(2, false));
    postRecord.remove({ ...draft, name });
    expect(sentNow()).toEqual(left);
  });
});

describe('The form opens', () => {
  const car = v.parse(carSchema, { _id: '650000000000000000000001', title: 'Corolla', price: 12_500 });
  const { id } = car;

  test.each([
    ['for a new post', newPost, { key: '', name: 'new post', title: '', price: '' }, ''],
    ['for a similar one', similar, { key: `similar ${id}`, name: 'new post', title: 'Corolla', price: '' }, ''],
    [
      'for a change',
      change,
      { key: `change ${id}`, name: 'changed post', title: 'Corolla', price: '12500' },
      `?change=${id}`,
    ],
  ])('%s', (_what, open, opened, search) => {
    const start = open(draft.email, car);
    const { title, price } = start.fields;
    expect(start.draft.email).toBe(draft.email);
    expect({ key: start.key, name: start.draft.name, title, price }).toEqual(opened);
    expect(start.replaced).toBe(search === '' ? undefined : car);
    expect(addressOfDraft(start.key)).toBe(`/dashboard/seller/product-post${search}`);
  });

  test.each(['fixed', 'negotiable'])(
    'for another post with what it has in common with the last one, whose price was %s',
    (isPriceFixed) => {
      const nothing = another(draft.email);
      expect(nothing).toMatchObject({ key: 'another', draft, fields: emptyPost, kept: [] });
      const common = { brand: 'toyota', phone: '+46 31 555 01 17', isPriceFixed };
      const posted = { ...emptyPost, ...common, title: 'Corolla', price: '12500' };
      rememberPost(postedFieldsOf(posted, { name: 'Mara', photoUrl: undefined, email: draft.email }));
      expect(another(draft.email)).toMatchObject({ fields: { ...emptyPost, ...common }, kept: Object.keys(common) });
    },
  );
});
