import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WHOLE } from '@/photo/renderPhoto';
import { postRecord, rememberSent, type DraftId, type PostDraft } from '@/selling/post/postRecord';
import { newPost, type PostStart } from '@/selling/post/postStart';
import { emptyPost, type PostFields } from '@/selling/post/postValues';
import { usePostDraft } from '@/selling/post/usePostDraft';
import { startClock } from '@tests/support/clock';

const now = Date.parse('2026-11-20');
const photo = new File(['a photo'], 'corolla.jpg', { type: 'image/jpeg' });
const otherPhoto = new File(['another photo'], 'yaris.jpg', { type: 'image/jpeg' });
let count = 0;
let draft: DraftId;
let start: PostStart;

/** Of a seller whom no other test has. */
beforeEach(() => {
  count += 1;
  start = { ...newPost(`writer${count}@example.test`), key: 'another', fields: { ...emptyPost, brand: 'toyota' } };
  draft = start.draft;
  startClock(new Date(now));
});

afterEach(() => void vi.restoreAllMocks());

const typed: PostFields = { ...emptyPost, brand: 'toyota', title: 'Corolla' };
const earlier = (fields: Partial<PostFields> = {}): PostDraft => ({
  ...{ start: 'similar 1', begunAt: 5, changedAt: 7 },
  hasPhoto: fields.photo !== undefined,
  fields: { ...typed, ...fields },
});

function open(opened?: PostDraft, isLocked = false) {
  if (opened) postRecord.write(draft, opened);
  const { result, unmount } = renderHook(() => {
    const form = useForm({ defaultValues: opened?.fields ?? start.fields });
    return { form, draft: usePostDraft({ form, start, opened, isLocked }) };
  });
  const write = (fields: Partial<PostFields>) =>
    act(() => {
      result.current.form.reset({ ...result.current.form.getValues(), ...fields });
      result.current.draft.store();
    });
  return { result, unmount, write };
}

/** Another tab writes the draft, or ends it. */
function writeInOtherTab(there: PostDraft | undefined) {
  if (there) postRecord.write(draft, there);
  else postRecord.remove(draft);
  act(() => void window.dispatchEvent(new Event('storage')));
}

describe('A draft', () => {
  test('is stored with each change, under the time at which it was begun, until it is empty again', () => {
    const { result, write } = open();
    expect(result.current.draft.status).toBe('none');
    expect(result.current.draft.version()?.begunAt).toBeUndefined();
    write({});
    expect(postRecord.read(draft)).toBeUndefined();

    write({ title: 'Corolla' });
    expect(result.current.draft.status).toBe('stored');
    const stored = { start: 'another', begunAt: now, changedAt: now, hasPhoto: false, fields: typed };
    expect(postRecord.read(draft)).toEqual(stored);
    vi.setSystemTime(now + 1000);
    write({ price: '8900' });
    expect(postRecord.read(draft)).toEqual({ ...stored, changedAt: now + 1000, fields: { ...typed, price: '8900' } });
    expect(result.current.draft.version()?.begunAt).toBe(now);

    write({ title: ' ', price: '' });
    expect(postRecord.read(draft)).toBeUndefined();
    expect(result.current.draft.status).toBe('none');
    expect(result.current.draft.version()?.begunAt).toBeUndefined();
  });

  test.each<[string, boolean, Partial<PostFields>]>([
    ['an emptied field', true, { brand: '' }],
    ['a photo', true, { photo }],
    ['a frame', true, { frame: WHOLE }],
    ['the same text between spaces', false, { brand: ' toyota ' }],
  ])('begins with %s: %s', (_what, isStored, fields) => {
    const { result, write } = open();
    write(fields);
    expect(result.current.draft.status).toBe(isStored ? 'stored' : 'none');
    expect(postRecord.read(draft)?.hasPhoto).toBe(isStored ? fields.photo !== undefined : undefined);
  });

  test('is kept while it is empty, if a post got no response', async () => {
    await rememberSent(draft.email, { begunAt: 1, mark: '', image: '', isListed: false });
    const { result, write } = open();
    write({});
    expect(result.current.draft.status).toBe('stored');
  });

  test('that the device does not store says so, also when it is opened again', () => {
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { result, write } = open();
    write({ title: 'Corolla' });
    const again = open(earlier());
    refuse.mockRestore();
    expect([result, again.result].map(({ current }) => current.draft.status)).toEqual(['refused', 'refused']);
  });

  test('that is opened again goes on, and can be discarded', () => {
    const { result, write } = open(earlier());
    expect(result.current.draft.status).toBe('stored');
    write({ price: '8900' });
    expect(postRecord.read(draft)).toMatchObject({ start: 'similar 1', begunAt: 5, changedAt: now });
    act(() => result.current.draft.discard());
    expect(postRecord.read(draft)).toBeUndefined();
    expect(result.current.draft.status).toBe('none');
    expect(result.current.draft.version()?.begunAt).toBeUndefined();
  });
});

describe('What another tab does to the draft', () => {
  test.each<[string, () => PostDraft | undefined, 'changed' | 'ended' | undefined]>([
    ['is to change it', () => ({ ...earlier(), changedAt: 8 }), 'changed'],
    ['is to begin another one', () => ({ ...earlier(), begunAt: 6 }), 'changed'],
    ['is to end it', () => undefined, 'ended'],
    ['is something else', earlier, undefined],
  ])('%s, until this one goes on or ends it', (_what, there, elsewhere) => {
    const { result, write } = open(earlier());
    writeInOtherTab(there());
    expect(result.current.draft.elsewhere).toBe(elsewhere);
    write({ title: 'Yaris' });
    expect(result.current.draft.elsewhere).toBeUndefined();
    expect(postRecord.read(draft)?.fields.title).toBe('Yaris');
    writeInOtherTab(there());
    act(() => result.current.draft.discard());
    expect(result.current.draft.elsewhere).toBeUndefined();
  });

  test('is nothing, if neither has one', () => {
    const { result } = open();
    writeInOtherTab(undefined);
    expect(result.current.draft.elsewhere).toBeUndefined();
    writeInOtherTab(earlier());
    expect(result.current.draft.elsewhere).toBe('changed');
    writeInOtherTab(undefined);
    expect(result.current.draft.elsewhere).toBeUndefined();
  });

  test('stays when this form is sent as it was opened, and is replaced when it has ended the draft, or begun one', () => {
    const { write } = open(earlier());
    writeInOtherTab({ ...earlier({ title: 'Yaris' }), changedAt: 8 });
    write({});
    expect(postRecord.read(draft)?.fields.title).toBe('Yaris');
    writeInOtherTab(undefined);
    write({});
    expect(postRecord.read(draft)?.fields.title).toBe('Corolla');
    writeInOtherTab(undefined);
    const { write: writeFirst } = open();
    writeInOtherTab(earlier({ photo }));
    writeFirst({ title: 'Auris' });
    expect(postRecord.read(draft)?.fields.title).toBe('Auris');
  });

  test('is not said while the post is sent, nor to a form that is gone', () => {
    const { result } = open(earlier(), true);
    writeInOtherTab(undefined);
    expect(result.current.draft.elsewhere).toBeUndefined();
    const remove = vi.spyOn(window, 'removeEventListener');
    const { unmount } = open(earlier());
    unmount();
    expect(remove.mock.calls.map(([type]) => type)).toContain('storage');
  });

  test.each<[string, () => PostDraft | undefined, Partial<PostFields>, boolean]>([
    ['to end it: its photo is stored again', () => undefined, {}, true],
    ['to remove its photo: it is stored again', earlier, {}, true],
    ['to choose another photo: its own is stored again', () => ({ ...earlier({ photo }), changedAt: 8 }), {}, true],
    ['to leave its photo', () => earlier({ photo }), {}, false],
    ['to end it, and a photo that is chosen then is stored by itself', () => undefined, { photo: otherPhoto }, false],
    ['to end it, and there is no photo any more', () => undefined, { photo: undefined }, false],
  ])('is %s', (_what, there, fields, isStoredAgain) => {
    const keep = vi.spyOn(postRecord, 'keepPhoto');
    const { write } = open(earlier({ photo }));
    writeInOtherTab(there());
    write({ title: 'Yaris', ...fields });
    expect(keep.mock.calls).toEqual(isStoredAgain ? [[draft, photo]] : []);
  });
});
