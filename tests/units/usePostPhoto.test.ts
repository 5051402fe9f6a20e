import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { beforeEach, describe, expect, onTestFinished, test, vi, type MockInstance } from 'vitest';
import { largestFrame, renderPhoto, WHOLE } from '@/photo/renderPhoto';
import { photoTexts } from '@/photo/texts';
import { usePostPhoto } from '@/selling/form/usePostPhoto';
import { postRecord, type DraftId } from '@/selling/post/postRecord';
import { emptyPost, type PostFields } from '@/selling/post/postValues';
import { sellingTexts } from '@/selling/texts';
import { countBegunFiles } from '@tests/support/begun';
import { aPhoto } from '@tests/support/photo';

const text = new File(['some text'], 'text.jpg', { type: 'image/jpeg' });
const wide = { width: 320, height: 120 };
vi.mock(import('@/photo/renderPhoto'), { spy: true });
const lastTurn = () => vi.mocked(renderPhoto).mock.lastCall?.[1]?.quarters;
let count = 0;
/** Of a seller whom no other test has. */
let draft: DraftId;
beforeEach(() => {
  count += 1;
  draft = { email: `photographer${count}@example.test`, name: 'new post' };
});

function open(fields: Partial<PostFields> = {}, isRequired = true) {
  const onChange = vi.fn();
  const { result } = renderHook(() => {
    const form = useForm({ defaultValues: { ...emptyPost, ...fields } });
    return { form, photo: usePostPhoto({ form, draft, isRequired, onChange }) };
  });
  const shown = () => {
    const { photo, frame, status, error } = result.current.photo;
    return { name: photo?.name, frame, status, error: error?.message };
  };
  /** What the form would say if it were sent. */
  const check = async () => {
    await act(() => result.current.form.trigger('photo'));
    return shown().error;
  };
  return {
    result,
    onChange,
    shown,
    check,
    pick: (photo: File | undefined) => act(() => result.current.photo.pick(photo)),
  };
}

/** A device that decodes photos only once the returned function is called. */
function holdDecoding() {
  const decode = globalThis.createImageBitmap;
  let finish = () => {};
  const waiting = new Promise<void>((resolve) => (finish = resolve));
  vi.stubGlobal('createImageBitmap', (...photo: Parameters<typeof decode>) => waiting.then(() => decode(...photo)));
  onTestFinished(() => void vi.stubGlobal('createImageBitmap', decode));
  return () => {
    vi.stubGlobal('createImageBitmap', decode);
    finish();
  };
}

const nothing = { name: undefined, frame: undefined, error: undefined };
const frame = largestFrame(wide);
const turnedFrame = largestFrame({ width: wide.height, height: wide.width });

describe('The photo of a post', () => {
  test('is read, then stored, with the frame around its middle, and can be removed', async () => {
    const { result, shown, pick, onChange } = open();
    const photo = await aPhoto(wide);
    pick(photo);
    expect(shown()).toEqual({ ...nothing, status: 'reading' });
    await expect.poll(shown).toEqual({ name: 'car.jpg', frame, status: 'stored', error: undefined });
    expect(result.current.photo.photo).not.toBe(photo);
    expect(onChange).toHaveBeenCalledTimes(2);
    expect(await countBegunFiles()).toBe(1);

    act(() => result.current.photo.setFrame(WHOLE));
    expect(shown().frame).toEqual(WHOLE);
    expect(onChange).toHaveBeenCalledTimes(3);
    act(() => result.current.photo.turn(1));
    await expect.poll(shown).toMatchObject({ frame: turnedFrame, status: 'stored' });

    pick(undefined);
    expect(shown()).toEqual({ ...nothing, status: 'none' });
    expect(onChange).toHaveBeenCalledTimes(5);
    await expect.poll(countBegunFiles).toBe(0);
  });

  test('that is a panorama is copied as it is, because only a small part of it is sent; a photo with many pixels is not', async () => {
    const { shown, pick } = open();
    pick(await aPhoto({ width: 6000, height: 600 }));
    await expect.poll(() => shown().name).toBe('car.jpg');
    expect(await vi.mocked(renderPhoto).mock.results.at(-1)?.value).toMatchObject({ width: 6000, height: 600 });
    for (const longer of [
      { width: 6001, height: 600 },
      { width: 600, height: 6001 },
    ]) {
      pick(await aPhoto(longer));
      await expect.poll(() => shown().error).toBe(photoTexts.tooLong);
    }
    const copy = await renderPhoto(await aPhoto({ width: 400, height: 300 }), { maxPixels: 200 * 150 });
    expect(copy).toMatchObject({ width: 200, height: 150 });
  });

  test('that was stored can be turned and removed', async () => {
    const { result, shown, pick } = open({ photo: await aPhoto(wide), frame: WHOLE });
    expect(shown()).toEqual({ name: 'car.jpg', frame: WHOLE, status: 'stored', error: undefined });
    act(() => result.current.photo.turn(1));
    await expect.poll(shown).toMatchObject({ frame: turnedFrame, status: 'stored' });
    act(() => {
      result.current.photo.turn(-1);
      result.current.photo.turn(-1);
    });
    await expect.poll(() => shown().status).toBe('stored');
    expect(shown().frame).toEqual(turnedFrame);
    expect(lastTurn(), 'once to the right and twice to the left').toBe(-1);
    pick(undefined);
    expect(shown()).toEqual({ ...nothing, status: 'none' });
  });

  test('that is removed while it is stored is gone', async () => {
    let finish = () => {};
    const waiting = new Promise<boolean>((resolve) => (finish = () => resolve(true)));
    const keep = vi.spyOn(postRecord, 'keepPhoto').mockReturnValue(waiting.then(() => undefined));
    onTestFinished(() => keep.mockRestore());
    const { shown, pick } = open();
    pick(await aPhoto(wide));
    await expect.poll(() => shown().name).toBe('car.jpg');
    expect(shown().status).toBe('storing');
    pick(undefined);
    await act(async () => {
      finish();
      await waiting;
    });
    expect(shown()).toEqual({ ...nothing, status: 'none' });
  });

  test('is stored only as far as the device can, which is also said when the form is opened again', async () => {
    const refuse = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    onTestFinished(() => refuse.mockRestore());
    const { shown, pick } = open();
    pick(await aPhoto(wide));
    await expect.poll(shown).toEqual({ name: 'car.jpg', frame, status: 'refused', error: undefined });
    expect(open().shown().status).toBe('refused');
  });

  test('is the one that was chosen last, also if it is read first', async () => {
    const { shown, pick } = open();
    const photos = [await aPhoto({ name: 'first.jpg' }), await aPhoto({ name: 'second.jpg', ...wide })];
    const finish = holdDecoding();
    pick(photos[0]);
    pick(photos[1]);
    finish();
    await expect.poll(shown).toEqual({ name: 'second.jpg', frame, status: 'stored', error: undefined });
  });

  test('is the one that was chosen last, also if the one before it cannot be read', async () => {
    const { shown, pick } = open();
    const photo = await aPhoto(wide);
    const finish = holdDecoding();
    pick(text);
    pick(photo);
    finish();
    await expect.poll(() => shown().status).toBe('stored');
    expect(shown().error).toBeUndefined();
  });
});

describe('In a browser that protects its canvas', () => {
  const read = (...pixel: number[]) =>
    vi.spyOn(CanvasRenderingContext2D.prototype, 'getImageData').mockImplementation((_left, _top, width, height) => ({
      data: Uint8ClampedArray.from({ length: width * height * 4 }, (_, index) => pixel[index % pixel.length] ?? 0),
      width,
      height,
      colorSpace: 'srgb',
    }));
  const { prototype } = HTMLCanvasElement;

  test.each<[string, () => MockInstance]>([
    ['gives back noise', () => read(31, 7, 203, 118, 255, 90, 164, 12, 240, 66)],
    ['gives back white', () => read(255)],
    ['gives back nothing', () => vi.spyOn(prototype, 'toBlob').mockImplementation((done) => done(null))],
    ['gives no canvas', () => vi.spyOn(prototype, 'getContext').mockReturnValue(null)],
  ])('and %s, no photo is taken, and it is said what to do', async (_what, protect) => {
    const protection = protect();
    onTestFinished(() => protection.mockRestore());
    const { shown, check, pick } = open();
    pick(await aPhoto(wide));
    await expect.poll(shown).toEqual({ ...nothing, status: 'none', error: photoTexts.protectedCanvas });
    expect(await check()).toBe(photoTexts.protectedCanvas);
  });
});

describe('A form whose photo', () => {
  test.each<[string, boolean, Partial<PostFields>, string | undefined]>([
    ['is missing says so', true, {}, sellingTexts.photoRequired],
    ['is not required says nothing', false, {}, undefined],
  ])('%s', async (_what, isRequired, fields, said) => {
    const { check } = open(fields, isRequired);
    expect(await check()).toBe(said);
  });

  test('is stored, or being read, says nothing', async () => {
    const photo = await aPhoto(wide);
    expect(await open({ photo }).check()).toBeUndefined();
    const { check, pick } = open();
    pick(photo);
    expect(await check()).toBeUndefined();
  });

  test('is none says why, until another one is chosen', async () => {
    const { result, shown, check, pick } = open();
    act(() => result.current.form.setError('title', { message: 'Title is Required' }));
    pick(text);
    await expect.poll(shown).toEqual({ ...nothing, status: 'none', error: photoTexts.noImage });
    expect(await check()).toBe(photoTexts.noImage);
    pick(await aPhoto(wide));
    expect(shown().error).toBeUndefined();
    await expect.poll(() => shown().status).toBe('stored');
    pick(undefined);
    expect(await check()).toBe(sellingTexts.photoRequired);
    expect(result.current.form.getValues('photo')).toBeUndefined();
    expect(result.current.form.getFieldState('title').error).toBeDefined();
  });

  test('cannot be turned says why, and has it as it was', async () => {
    const { result, shown } = open({ photo: text, frame: WHOLE });
    act(() => result.current.photo.turn(1));
    await expect.poll(shown).toEqual({ name: 'text.jpg', frame: WHOLE, status: 'stored', error: photoTexts.noImage });
  });
});
