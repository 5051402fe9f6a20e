import { createEvent, fireEvent, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aCar, database } from '@tests/support/database';
import { mails } from '@tests/support/identity';
import { aBuyer, anAdmin, aSeller } from '@tests/support/people';
import { visit } from '@tests/support/visit';
import { address, fill as fillPost, formOf, posted, posts, send as post } from '../seller/postCarForm';
import { done, fill, records, send } from '../session/signUp';

type Page = Awaited<ReturnType<typeof visit>>;

/** As password managers and browsers do, without an event and past React. */
function fillIn(field: HTMLElement, value: string | true) {
  Reflect.set(Object.getPrototypeOf(field), value === true ? 'checked' : 'value', value, field);
}

/** As scripts of extensions do. React ignores the event, because the field's own property tells it of the content before. */
function setByScript(field: HTMLElement, value: string | true) {
  Reflect.set(field, value === true ? 'checked' : 'value', value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

const jobs: readonly [form: string, work: () => Promise<void>][] = [
  [
    'login',
    async () => {
      const noor = aBuyer();
      const { user, screen } = await visit('/login');
      fillIn(await screen.findByLabelText('Email'), noor.email);
      setByScript(screen.getByLabelText('Password'), noor.password);
      await user.click(screen.getByRole('button', { name: 'Login' }));
      expect(await screen.findByRole('button', { name: 'SignOut' })).toBeVisible();
    },
  ],
  [
    'sign-up',
    async () => {
      const page = await visit('/signup');
      await fill(page);
      setByScript(page.screen.getByRole('textbox', { name: 'Name' }), 'Ines M.');
      fillIn(page.screen.getByRole('radio', { name: 'Seller' }), true);
      await send(page);
      await page.screen.findByText(done);
      expect(await records()).toMatchObject([{ name: 'Ines M.', role: 'seller' }]);
    },
  ],
  [
    'forgot password',
    async () => {
      const noor = aBuyer();
      const { user, screen } = await visit('/login');
      await user.click(await screen.findByRole('button', { name: 'Forgot password?' }));
      const dialog = within(await screen.findByRole('dialog'));
      fillIn(dialog.getByLabelText('Email'), noor.email);
      await user.click(dialog.getByRole('button', { name: 'Send the link' }));
      await waitFor(() => expect(mails).toMatchObject([{ to: noor.email }]));
    },
  ],
  [
    'report',
    async () => {
      const { id } = aCar({ title: 'Corolla' });
      const { user, screen } = await visit(`/carsCategories/carDetails/${id}`, aBuyer());
      await user.click(await screen.findByRole('button', { name: 'Report Post' }));
      const dialog = within(await screen.findByRole('dialog'));
      fillIn(dialog.getByLabelText('Comment'), 'Posted twice.');
      await user.click(dialog.getByRole('button', { name: 'Report Post' }));
      await waitFor(async () => expect(await database.reportedpost.count({ userComment: 'Posted twice.' })).toBe(1));
    },
  ],
  [
    'post',
    async () => {
      const page = await visit(address, aSeller());
      await fillPost(page);
      const form = await formOf(page);
      setByScript(form.getByLabelText('Title'), 'Corolla');
      fillIn(form.getByLabelText('Brand'), 'bmw');
      setByScript(form.getByRole('radio', { name: 'Fixed' }), true);
      await post(page);
      await page.screen.findByText(posted);
      expect(await posts()).toMatchObject([{ title: 'Corolla', slug: 'bmw', negotiable_price: true }]);
    },
  ],
  [
    'typed confirmation',
    async () => {
      const leo = aBuyer({ name: 'Leo Brandt', email: 'leo@example.test' });
      const { user, screen } = await visit('/dashboard/buyer', anAdmin());
      await user.click(await screen.findByRole('button', { name: /^Make Admin.*Leo Brandt/ }));
      const dialog = within(await screen.findByRole('dialog'));
      fillIn(dialog.getByRole('textbox'), leo.email);
      await user.click(dialog.getByRole('textbox'));
      expect(dialog.getByRole('button', { name: /Admin/ })).toBeEnabled();
    },
  ],
  [
    'search',
    async () => {
      aCar({ title: 'Crown', slug: 'toyota' });
      aCar({ title: 'Yaris', slug: 'toyota' });
      const { user, screen } = await visit('/carsCategories/category/toyota', aBuyer());
      await screen.findByRole('article', { name: 'Yaris' });
      const field = screen.getByRole('searchbox');
      fillIn(field, 'Crown');
      await user.click(field);
      await screen.findByRole('heading', { name: /^Showing 1 Result/ });
    },
  ],
];

describe('What is filled in without an event, or with one that React ignores', () => {
  test.each(jobs)('is read by the form: %s', (_form, work) => work());

  test('is not what the page itself has filled in: the form of a change stores no draft of it', async () => {
    const mara = aSeller();
    const { id } = aCar({ title: 'Corolla', email: mara.email });
    const page = await visit(`${address}?change=${id}`, mara);
    await page.user.click((await formOf(page)).getByLabelText('Title'));
    expect(page.screen.queryByText('Draft kept on this device until you sign out')).not.toBeInTheDocument();
  });
});

test.each([
  ['sign-up', async () => visit('/signup')],
  ['post', async (): Promise<Page> => visit(address, aSeller())],
])('A photo that is dropped beside its box does not replace the page: %s', async (_form, open) => {
  const { screen } = await open();
  const input = await screen.findByLabelText(/^Photo/, { selector: 'input' });
  const drop = (target: Element, type: 'dragOver' | 'drop') => {
    const event = createEvent[type](target, { dataTransfer: { types: ['Files'], files: [new File([''], 'car.jpg')] } });
    fireEvent(target, event);
    return event.defaultPrevented;
  };
  for (const type of ['dragOver', 'drop'] as const) {
    expect([drop(document.body, type), drop(input, type)]).toEqual([true, false]);
  }
});
