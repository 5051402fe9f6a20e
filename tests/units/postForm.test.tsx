import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps, ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import toast from 'react-hot-toast/headless';
import { MemoryRouter } from 'react-router-dom';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FAILURE_TOAST_MS } from '@/api/limits';
import { allCars } from '@/cars/queries';
import { carSchema } from '@/cars/schema';
import { HOUR_MS, MINUTE_MS, WRITE_GRACE_MS } from '@/lib/config/limits';
import { renderPhoto, WHOLE } from '@/photo/renderPhoto';
import { photoTexts } from '@/photo/texts';
import { BuyersView } from '@/selling/form/BuyersView';
import { DiscardDraft } from '@/selling/form/DiscardDraft';
import { DraftPosition } from '@/selling/form/DraftPosition';
import { PhotoEditor } from '@/selling/form/PhotoEditor';
import { photoEditorTexts } from '@/selling/form/photoTexts';
import { PostNotices } from '@/selling/form/PostNotices';
import { previewTexts } from '@/selling/form/previewTexts';
import { changeCar } from '@/selling/post/changeCar';
import { postCar } from '@/selling/post/postCar';
import { change, newPost } from '@/selling/post/postStart';
import { emptyPost, fieldsOf, type PostFields } from '@/selling/post/postValues';
import { relist, relistings, type Relisting } from '@/selling/post/relist';
import { UnfinishedRelisting } from '@/selling/post/UnfinishedRelisting';
import { useSendPost } from '@/selling/post/useSendPost';
import { sellingTexts as texts } from '@/selling/texts';
import { writeBegun } from '@tests/support/begun';
import { breakCall } from '@tests/support/calls';
import { startClock } from '@tests/support/clock';
import { aPhoto } from '@tests/support/photo';
import { heldFiles } from '@tests/support/shims/photos';

vi.mock(import('@/photo/renderPhoto'), { spy: true });

const now = Date.parse('2026-11-20T12:00:00');
const email = 'mara@example.test';
const seller = { name: 'Mara', photoUrl: undefined, email };
const carOf = (n: number, facts: object = {}) =>
  v.parse(carSchema, { _id: `65000000000000000000000${n}`, title: 'Corolla', price: 9400, ...facts });
const car = carOf(0);
const photo = new File(['a photo'], 'corolla.jpg', { type: 'image/jpeg' });
const image = 'http://localhost:4103/cars/corolla.webp';
let client: QueryClient;
const wrapper = ({ children }: { children: ReactNode }) => (
  <MemoryRouter>
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  </MemoryRouter>
);
beforeEach(() => void (client = new QueryClient()));
afterEach(() => {
  client.clear();
  vi.clearAllMocks();
});

describe('Above the form', () => {
  const draft = (changedAt = 0, fields: Partial<PostFields> = {}) => ({
    ...{ start: '', begunAt: 1, changedAt, hasPhoto: false },
    fields: { ...emptyPost, ...fields },
  });
  const unshown = carOf(1, { wheel: '6x6' });
  const { how } = texts.change;
  type Props = Partial<ComponentProps<typeof PostNotices>>;

  test.each<[string, Props, string[], boolean]>([
    ['a new post', {}, [], false],
    [
      'another post',
      { start: { ...newPost(email), kept: ['brand', 'phone'] } },
      [texts.keptFromLast(['brand', 'phone number'])],
      false,
    ],
    ['nothing that is kept', { start: { ...newPost(email), kept: [] } }, [], false],
    ['a draft without a photo', { opened: draft() }, ['Your draft is back. It has no photo.'], true],
    [
      'a draft with a photo',
      { opened: draft(0, { photo }), hasPhoto: true },
      ['Your draft is back, with its photo.'],
      true,
    ],
    [
      'a draft whose photo is not on the device any more',
      { opened: { ...draft(), hasPhoto: true } },
      ['Your draft is back, without its photo: choose it again.'],
      true,
    ],
    [
      'a draft whose photo was chosen again',
      { opened: { ...draft(), hasPhoto: true }, hasPhoto: true },
      ['Your draft is back.'],
      true,
    ],
    ['a draft whose photo was removed', { opened: draft(0, { photo }) }, ['Your draft is back.'], true],
    [
      'a draft of the last minute',
      { opened: draft(now - MINUTE_MS + 1) },
      ['Your draft is back. It has no photo.'],
      true,
    ],
    [
      'a draft of a minute ago',
      { opened: draft(now - MINUTE_MS) },
      ['Your draft from 1 minute ago is back. It has no photo.'],
      true,
    ],
    [
      'an old draft, also of another post',
      { opened: draft(now - 3 * HOUR_MS), start: { ...newPost(email), kept: ['brand'] } },
      ['Your draft from 3 hours ago is back. It has no photo.'],
      true,
    ],
    ['what another tab changed', { opened: draft(), elsewhere: 'changed' }, [texts.draftElsewhere.changed], false],
    ['what another tab ended', { opened: draft(), elsewhere: 'ended' }, [texts.draftElsewhere.ended], false],
    ['a change', { start: change(email, car) }, [how], false],
    ['a draft of a change', { start: change(email, car), opened: draft() }, [how, 'Your draft is back.'], false],
    [
      'what a form cannot show',
      { start: change(email, unshown) },
      [how, 'The post says “6x6” under “Car Wheel”, which cannot be chosen here: choose what fits.'],
      false,
    ],
  ])('stands what the seller has to know of %s', async (_what, props, said, canStartEmpty) => {
    startClock(new Date(now));
    const defaults = { opened: undefined, elsewhere: undefined, hasPhoto: false, isLocked: false };
    const { container } = render(
      <PostNotices {...defaults} start={newPost(email)} onDiscard={() => undefined} {...props} />,
    );
    for (const sentence of said) expect(await screen.findByText(sentence)).toBeVisible();
    expect(container.querySelectorAll('p')).toHaveLength(said.length);
    if (said.length === 0) expect(container).toHaveTextContent(/^$/);
    expect(screen.queryAllByRole('button', { name: 'Start empty' })).toHaveLength(canStartEmpty ? 1 : 0);
  });

  test('the age of a draft is said anew while the form is open', async () => {
    startClock(new Date(now));
    const props = { elsewhere: undefined, hasPhoto: true, isLocked: false, onDiscard: () => undefined };
    render(<PostNotices {...props} start={newPost(email)} opened={draft(now - 3 * HOUR_MS, { photo })} />);
    expect(await screen.findByText('Your draft from 3 hours ago is back, with its photo.')).toBeVisible();
    act(() => void vi.advanceTimersByTime(HOUR_MS));
    expect(screen.getByText('Your draft from 4 hours ago is back, with its photo.')).toBeVisible();
  });
});

test.each([
  ['none', false, undefined],
  ['stored', false, texts.draftKept],
  ['stored', true, texts.draftKeptPhoto],
  ['refused', true, texts.draftNotKept],
] as const)('Below the form stands whether its draft is %s, with the photo: %s', async (status, hasPhoto, said) => {
  const { container } = render(
    <DiscardDraft status={status} hasPhoto={hasPhoto} isLocked={false} onDiscard={() => undefined} />,
  );
  if (said !== undefined) expect(await screen.findByText(said)).toBeVisible();
  expect(screen.queryAllByRole('button', { name: 'Discard draft' })).toHaveLength(said === undefined ? 0 : 1);
  expect(container).toHaveTextContent(said === undefined ? /^$/ : new RegExp(`^${said}\\s*Discard draft$`));
});

describe('The photo of the form', () => {
  type Edited = ComponentProps<typeof PhotoEditor>['photo'];
  const hint = photoTexts.hint;
  const { currentPhoto } = texts.change;
  const { reading, notKept } = photoEditorTexts;
  /** Every sentence that the part may show. */
  const all = [hint, currentPhoto, reading, notKept, photoTexts.choose, photoTexts.chooseOther];
  const open = (edited: Partial<Edited>, current?: string) => {
    const nothing = { photo: undefined, frame: undefined, inputRef: () => undefined, error: undefined };
    const calls = { pick: vi.fn(), turn: vi.fn(), setFrame: vi.fn() };
    render(
      <PhotoEditor photo={{ ...nothing, status: 'none', ...calls, ...edited }} current={current} isLocked={false} />,
    );
    return calls;
  };

  test.each<[string, Edited['status'], boolean, boolean, string[]]>([
    ['none', 'none', false, false, [hint, photoTexts.choose]],
    ['none yet, in place of the one that the post has', 'none', false, true, [hint, currentPhoto, photoTexts.choose]],
    ['being read', 'reading', false, true, [reading, photoTexts.chooseOther]],
    ['there', 'stored', true, true, [photoTexts.chooseOther]],
    ['not stored', 'refused', true, false, [notKept, photoTexts.chooseOther]],
  ])('is %s: it is said what can be done (%s)', async (_what, status, hasPhoto, hasCurrent, said) => {
    open({ status, photo: hasPhoto ? photo : undefined }, hasCurrent ? 'https://i.ibb.co/a/a.webp' : undefined);
    for (const sentence of said) expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(all.filter((sentence) => screen.queryByText(sentence) !== null).toSorted()).toEqual(said.toSorted());
    expect(screen.queryAllByRole('button', { name: 'Turn left' })).toHaveLength(hasPhoto ? 1 : 0);
    const canBeRemoved = status !== 'none';
    expect(screen.queryAllByRole('button', { name: 'Remove the photo' })).toHaveLength(canBeRemoved ? 1 : 0);
  });

  test('is turned and removed by its buttons', async () => {
    const { turn, pick } = open({ status: 'stored', photo });
    for (const name of ['Turn left', 'Turn right', 'Remove the photo'])
      await userEvent.click(screen.getByRole('button', { name }));
    expect(turn.mock.calls).toEqual([[-1], [1]]);
    expect(pick.mock.calls).toEqual([[undefined]]);
  });
});

test('A draft is discarded only after a question', async () => {
  const discard = vi.fn();
  render(<DiscardDraft status="stored" hasPhoto={false} isLocked={false} onDiscard={discard} />);
  const ask = async (answer: string) => {
    await userEvent.click(screen.getByRole('button', { name: 'Discard draft' }));
    const question = within(await screen.findByRole('dialog', { name: 'Discard this draft?' }));
    await userEvent.click(question.getByRole('button', { name: answer }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  };
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await ask('Cancel');
  expect(discard).not.toHaveBeenCalled();
  await ask('Discard draft');
  expect(discard).toHaveBeenCalledOnce();
});

describe('As buyers will see it', () => {
  const open = (fields: Partial<PostFields>, replaced?: typeof car) => {
    const { result } = renderHook(() => useForm<PostFields>({ defaultValues: { ...emptyPost, ...fields } }));
    const { container, unmount } = render(<BuyersView form={result.current} seller={seller} replaced={replaced} />, {
      wrapper,
    });
    return {
      unmount,
      text: () => container.querySelector('figure article')?.textContent,
      caption: () => container.querySelector('figcaption')?.textContent,
      picture: () => container.querySelector('figure img')?.getAttribute('src') ?? undefined,
      set: (name: 'photo' | 'frame', value?: PostFields['photo'] | PostFields['frame']) =>
        act(() => result.current.setValue(name, value)),
    };
  };

  test.each([
    [' ', undefined],
    ['Corolla', previewTexts.fits],
    ['Ford Mustang GT Fastback', previewTexts.cut('Fastback')],
  ])('the title %j has the caption %j', (title, caption) => {
    expect(open({ title }).caption()).toBe(caption);
  });

  test('the card has what is typed or a placeholder, and goes on saying “just now”', () => {
    startClock(new Date(now));
    expect(open({}).text()).toContain(previewTexts.placeholders.title);
    const { text } = open({ title: 'Ford Mustang' });
    expect(text()).toContain('Ford Mustang');
    expect(text()).not.toContain(previewTexts.placeholders.title);
    expect(text()).toContain('just now');
    act(() => void vi.advanceTimersByTime(2 * HOUR_MS));
    expect(text()).toContain('just now');
  });

  test('the card has the part of the photo that is in the frame, and holds no other', async () => {
    const { picture, set, unmount } = open({ photo: await aPhoto() }, carOf(1, { img: image }));
    expect(picture()).toBeUndefined();
    await expect.poll(picture).toMatch(/^blob:/);
    const whole = picture();
    set('frame', { ...WHOLE, width: 60 });
    set('frame', { ...WHOLE, width: 50 });
    expect(picture()).toBe(whole);
    await expect.poll(picture).not.toBe(whole);
    await expect.poll(heldFiles).toHaveLength(1);
    expect(vi.mocked(renderPhoto).mock.calls.map(([, rendering]) => rendering?.frame?.width)).toEqual([
      WHOLE.width,
      50,
    ]);
    set('photo', undefined);
    await expect.poll(picture).toBe(image);
    unmount();
    expect(heldFiles()).toEqual([]);
  });

  test('a frame that is rendered late takes the place of no later one', async () => {
    const rendered: (() => void)[] = [];
    const framed = async (part: string): ReturnType<typeof renderPhoto> => {
      await new Promise<void>((resolve) => rendered.push(resolve));
      return { photo: new File([part], part), width: 4, height: 3 };
    };
    vi.mocked(renderPhoto).mockImplementation(async (_photo, rendering) => framed(String(rendering?.frame?.width)));
    const { picture, set, unmount } = open({ photo: await aPhoto(), frame: { ...WHOLE, width: 60 } });
    await expect.poll(() => rendered).toHaveLength(1);
    set('frame', { ...WHOLE, width: 50 });
    await expect.poll(() => rendered).toHaveLength(2);
    rendered[1]?.();
    await expect.poll(picture).toMatch(/^blob:/);
    const latest = picture();
    rendered[0]?.();
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(picture()).toBe(latest);
    unmount();
    vi.mocked(renderPhoto).mockReset();
  });
});

describe('Where the price lies', () => {
  const facts = { slug: 'ford', model: 'Mustang GT' };
  const others = [1, 2, 3, 4, 5, 6].map((n) => carOf(n, { ...facts, price: 10_000 * n, mileage: 10_000 * n }));
  const [replaced] = others;
  const typed: PostFields = { ...emptyPost, brand: 'ford', model: 'Mustang GT', price: '35000', mileage: '25000' };

  function open(shown?: typeof replaced, fields = typed) {
    client.setQueryDefaults(allCars.queryKey, { staleTime: Infinity });
    client.setQueryData(allCars.queryKey, others);
    const { result } = renderHook(() => useForm({ defaultValues: fields }));
    const { control } = result.current;
    render(<DraftPosition control={control} seller={seller} replaced={shown} />, { wrapper });
    const type = (name: keyof PostFields, text: string) => act(() => result.current.setValue(name, text));
    return { type };
  }
  const said = () => screen.queryByRole('region', { name: previewTexts.position })?.textContent;

  test('is said again with each fact that decides it, and not without a price', async () => {
    const { type } = open();
    await expect.poll(said).toMatch(/^Cheaper than 3 of 6 comparable cars\. Two of them are both/);
    type('price', '45000');
    await expect.poll(said).toMatch(/^Cheaper than 2 of 6 comparable cars/);
    type('mileage', '15000');
    await expect.poll(said).toMatch(/One of them is both/);
    type('mileage', '');
    await expect.poll(said).toMatch(/The post states no mileage/);
    type('price', '');
    await expect.poll(said).toBeUndefined();
    type('price', '5000');
    await expect.poll(said).toMatch(/^Cheaper than all 6/);
    type('model', 'Focus');
    await expect.poll(said).toMatch(/of the Focus alone there are fewer/);
    type('brand', 'toyota');
    await expect.poll(said).toBeUndefined();
  });

  test('counts every car but the one that is changed', async () => {
    const { type } = open(replaced, { ...typed, price: '' });
    expect(said()).toBeUndefined();
    type('price', '35000');
    await expect.poll(said).toMatch(/^Cheaper than 3 of 5 comparable cars/);
  });
});

describe('A change that its page left unfinished', () => {
  test.each<[string, Relisting['step'], number, number]>([
    ['may still arrive', 'posting', 1000, WRITE_GRACE_MS - 1000],
    ['can no longer arrive', 'posting', WRITE_GRACE_MS + 5, 0],
    ['has arrived', 'removing', 1000, 0],
    ['is to be taken back', 'taking back', 1000, 0],
  ])('and that %s (%s, begun %i ms ago) is finished after %i ms', (_what, step, agoMs, afterMs) => {
    startClock(new Date(now));
    const relisting: Relisting = { post: { id: car.id }, knownIds: [], step, startedAt: now - agoMs };
    const { unmount } = render(<UnfinishedRelisting seller={seller} relisting={relisting} />, { wrapper });
    const begun = () =>
      client
        .getMutationCache()
        .getAll()
        .map(({ state }) => state.variables);
    expect(begun()).toEqual([]);
    if (afterMs > 0) act(() => void vi.advanceTimersByTime(afterMs - 1));
    expect(begun()).toEqual([]);
    act(() => void vi.advanceTimersByTime(afterMs > 0 ? 1 : 0));
    expect(begun()).toEqual([{ seller, id: car.id }]);
    unmount();
    render(<UnfinishedRelisting seller={seller} relisting={relisting} />, { wrapper }).unmount();
    act(() => void vi.advanceTimersByTime(WRITE_GRACE_MS));
    expect(begun()).toHaveLength(1);
  });

  test('and that cannot be finished is said, unless it was begun in this page, whose form says it', async () => {
    const said = vi.spyOn(toast, 'error');
    breakCall('GET /cars/seller/:email');
    const begun: Relisting = { post: { id: car.id }, knownIds: [], step: 'posting', startedAt: 0 };
    await writeBegun(email, 'relistings 1', [begun]);
    const fail = async () => {
      const { unmount } = render(<UnfinishedRelisting seller={seller} relisting={begun} />, { wrapper });
      await waitFor(() => expect(client.getMutationCache().getAll().at(-1)?.state.status).toBe('error'));
      unmount();
      client.clear();
    };
    await fail();
    expect(said.mock.calls).toEqual([[texts.change.notFinished, { duration: FAILURE_TOAST_MS }]]);
    await expect(relist({ seller, post: { id: car.id } })).rejects.toThrow();
    await fail();
    expect(said).toHaveBeenCalledTimes(1);
  });

  test('is finished at once when its post turns out to have arrived', () => {
    startClock(new Date(now));
    const begun: Relisting = { post: { id: car.id }, knownIds: [], step: 'posting', startedAt: now };
    const { rerender } = render(<UnfinishedRelisting seller={seller} relisting={begun} />, { wrapper });
    rerender(<UnfinishedRelisting seller={seller} relisting={{ ...begun, step: 'removing' }} />);
    act(() => void vi.advanceTimersByTime(0));
    expect(client.getMutationCache().getAll()).toHaveLength(1);
  });
});

describe('What is sent', () => {
  const fields = { ...fieldsOf(car), photo, frame: undefined };
  const keyOf = () =>
    client
      .getMutationCache()
      .getAll()
      .map(({ options }) => options.mutationKey);

  test.each([
    ['a new post', undefined, photo, [postCar.mutationKey]],
    ['a new post', undefined, undefined, []],
    ['a change', car, photo, [changeCar.mutationKey]],
    ['a change', car, undefined, [changeCar.mutationKey]],
  ])('is %s', (_what, replaced, sentPhoto, keys) => {
    const { result } = renderHook(() => useSendPost(replaced), { wrapper });
    act(() =>
      result.current.send(
        { fields: { ...fields, photo: sentPhoto }, seller, begunAt: 1, changedAt: 1 },
        () => undefined,
      ),
    );
    expect(keyOf()).toEqual(keys);
    const [sent] = client.getMutationCache().getAll();
    const { title } = fields;
    if (sent)
      expect(sent.state.variables).toMatchObject({ car: { title, seller }, photo: sentPhoto, frame: undefined });
    if (sent) expect(sent.state.variables).toMatchObject(replaced ? { replaced } : { begunAt: 1, changedAt: 1 });
  });

  const readNothing = () => breakCall('GET /cars/seller/:email');
  const sendEarlier = async () => {
    const earlier: Relisting = { post: { id: car.id }, knownIds: [], step: 'posting', startedAt: now };
    await writeBegun(email, 'relistings 1', [earlier]);
    await relistings.read(email);
  };
  test.each<[string, typeof car | undefined, () => unknown, string]>([
    ['was not posted', undefined, () => undefined, texts.notPosted],
    ['was not changed', car, () => undefined, texts.change.notChanged],
    ['was not changed, because nothing was sent', car, readNothing, texts.change.notChanged],
    ['may have arrived earlier', car, () => (readNothing(), sendEarlier()), texts.maybePosted],
  ])('%s, if it fails so', async (_what, replaced, prepare, title) => {
    await prepare();
    const { result } = renderHook(() => useSendPost(replaced), { wrapper });
    act(() => result.current.send({ fields, seller, begunAt: 1, changedAt: 1 }, () => undefined));
    await waitFor(() => expect(result.current.error).toBeTruthy());
    expect(result.current.errorTitle).toBe(title);
    expect(result.current.progress).toBeUndefined();
  });
});
