import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { carSchema } from '@/cars/schema';
import { TITLE } from '@/lib/config/limits';
import { paths } from '@/lib/config/paths';
import { NewPost } from '@/selling/form/NewPost';
import { changeCar } from '@/selling/post/changeCar';
import { postCar } from '@/selling/post/postCar';
import { postRecord } from '@/selling/post/postRecord';
import { another, change as changeOf, newPost, type PostStart } from '@/selling/post/postStart';
import { emptyPost } from '@/selling/post/postValues';
import { sellingTexts as texts } from '@/selling/texts';

vi.mock(import('@/selling/form/PostCarForm'), () => ({ PostCarForm: () => <p>The form</p> }));

let count = 0;
/** Of a seller whom no other test has. */
let email: string;
beforeEach(() => {
  count += 1;
  email = `beginner${count}@example.test`;
  vi.spyOn(postRecord, 'isRestored').mockReturnValue(true);
});

afterEach(() => void vi.restoreAllMocks());

const form = () => screen.queryByText('The form');
const question = () => screen.queryByText(texts.change.hasDraft);

function open(start: PostStart, client = new QueryClient()) {
  const seller = { email, name: 'Kaja Solberg', photoUrl: undefined };
  const element = <NewPost seller={seller} start={start} />;
  const router = createMemoryRouter([{ path: '*', element }]);
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

function storeDraft(start: string, title = '  Half a Corolla ') {
  const fields = { ...emptyPost, title };
  postRecord.write({ email, name: 'new post' }, { start, begunAt: 1, changedAt: 2, hasPhoto: false, fields });
}

describe('A draft of another post', () => {
  test('is asked about, and left as it is when the seller goes on with it', () => {
    storeDraft('change 1');
    const router = open(another(email));
    expect(question()).not.toBeNull();
    expect(screen.getByText(texts.change.draftOf('Half a Corolla'))).toBeVisible();
    expect(form()).toBeNull();

    fireEvent.click(screen.getByRole('button', { name: texts.change.keepDraft }));
    expect(router.state.location).toMatchObject({ pathname: paths.postCar, search: '?change=1' });
    expect(postRecord.read({ email, name: 'new post' })?.fields.title).toContain('Half a Corolla');
  });

  test('is replaced when the seller says so', () => {
    storeDraft('similar 1', 'x'.repeat(2 * TITLE));
    open(another(email));
    expect(screen.queryByText(new RegExp('x'.repeat(TITLE + 1)))).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: texts.change.replaceDraft }));
    expect(form()).not.toBeNull();
    expect(question()).toBeNull();
    expect(postRecord.read({ email, name: 'new post' })).toBeUndefined();
  });

  test.each([
    ['the same post', () => another(email), 'another'],
    ['any post, which an empty form goes on with', () => newPost(email), 'similar 1'],
  ])('is not asked about if it is of %s', (_what, start, key) => {
    storeDraft(key);
    open(start());
    expect(form()).not.toBeNull();
    expect(question()).toBeNull();
  });
});

test('The form opens once the stored draft is read', async () => {
  storeDraft('');
  let finish = () => {};
  const reading = new Promise<undefined>((resolve) => (finish = () => resolve(undefined)));
  vi.spyOn(postRecord, 'isRestored').mockReturnValue(false);
  const read = vi.spyOn(postRecord, 'restore').mockReturnValue(reading);
  open(newPost(email));
  expect(form()).toBeNull();
  expect(screen.queryByText(texts.underWay)).toBeNull();
  expect(screen.queryByText(texts.draftUnread)).toBeNull();
  expect(read.mock.calls).toEqual([[{ email, name: 'new post' }]]);

  finish();
  expect(await screen.findByText('The form')).toBeVisible();
});

test.each([
  ['read again', 'Try again', 2],
  ['done without', 'Continue without them', 1],
])('A stored draft that cannot be read is %s, at the word of the seller', async (_what, button, reads) => {
  storeDraft('');
  vi.spyOn(postRecord, 'isRestored').mockReturnValue(false);
  const read = vi.spyOn(postRecord, 'restore').mockRejectedValueOnce(new Error('silent')).mockResolvedValue();
  open(newPost(email));
  expect(await screen.findByText(texts.draftUnread)).toBeVisible();
  expect(form()).toBeNull();

  fireEvent.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByText('The form')).toBeVisible();
  expect(read).toHaveBeenCalledTimes(reads);
});

test('The question about an unread draft stays, busy, while it is read again', async () => {
  storeDraft('');
  let fail = () => {};
  const second = new Promise<undefined>((_resolve, reject) => (fail = () => reject(new Error('silent'))));
  vi.spyOn(postRecord, 'isRestored').mockReturnValue(false);
  vi.spyOn(postRecord, 'restore').mockRejectedValueOnce(new Error('silent')).mockReturnValue(second);
  open(newPost(email));
  const again = await screen.findByRole('button', { name: 'Try again' });
  fireEvent.click(again);
  expect(again).toBeVisible();
  expect(again).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('button', { name: texts.withoutUnread })).toBeDisabled();
  fail();
  await vi.waitFor(() => expect(again).not.toHaveAttribute('aria-busy'));
  expect(screen.getByText(texts.draftUnread)).toBeVisible();
});

test('A form whose draft this page has read opens at once', () => {
  const read = vi.spyOn(postRecord, 'restore');
  open(newPost(email));
  expect(form()).not.toBeNull();
  expect(read).not.toHaveBeenCalled();
});

describe('While a car is being posted', () => {
  const change = () => changeOf(email, v.parse(carSchema, { _id: '0123456789abcdef01234567' }));

  function send(client: QueryClient, { mutationKey = [] }: { mutationKey?: readonly unknown[] }) {
    let finish = () => {};
    const sent = new Promise<void>((resolve) => (finish = resolve));
    void client
      .getMutationCache()
      .build(client, { mutationKey, mutationFn: () => sent })
      .execute(undefined);
    return () => finish();
  }

  test.each<[string, () => void, () => HTMLElement | null]>([
    ['is not asked about once it has arrived', () => postRecord.remove({ email, name: 'new post' }), form],
    ['is asked about once that has failed', () => undefined, question],
  ])('and another one is begun, its draft %s', async (_what, end, shown) => {
    storeDraft('');
    const client = new QueryClient();
    const finish = send(client, postCar);
    open(another(email), client);
    expect(screen.getByText(texts.underWay)).toBeVisible();
    expect(question()).toBeNull();
    end();
    finish();
    await waitFor(() => expect(shown()).not.toBeNull());
    expect([form(), question()].filter(Boolean)).toHaveLength(1);
  });

  test.each([
    ['a new post', () => newPost(email), postCar],
    ['a changed one', change, changeCar],
  ] as const)('the form of %s waits, and stays from then on', async (_what, start, write) => {
    const client = new QueryClient();
    const finish = send(client, write);
    open(start(), client);
    expect(screen.getByText(texts.underWay)).toBeVisible();
    expect(form()).toBeNull();
    finish();
    expect(await screen.findByText('The form')).toBeVisible();
    expect(screen.queryByText(texts.underWay)).toBeNull();

    send(client, write);
    await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
    expect(client.isMutating()).toBe(1);
    expect(form(), 'it shows itself that it is sent').not.toBeNull();
  });

  test.each([
    ['a new post', () => newPost(email), changeCar],
    ['a changed one', change, postCar],
  ] as const)('the form of %s does not wait for the other', (_what, start, write) => {
    const client = new QueryClient();
    send(client, write);
    open(start(), client);
    expect(form()).not.toBeNull();
  });
});
