import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readBegun, silenceDatabase, writeBegun } from '@tests/support/begun';
import { callsTo } from '@tests/support/calls';
import { aCar } from '@tests/support/database';
import { anAdmin, aSeller } from '@tests/support/people';
import { visit } from '@tests/support/visit';
import { address, fill, posted, send } from '../seller/postCarForm';

const later = [{ step: 'a step of a later version' }];

test.each([
  ['removal', aSeller, 'removals 1', /it was to finish for you/],
  ['change', aSeller, 'relistings 1', /it was to finish for you/],
  ['decision', anAdmin, 'decisions 1', /cannot read decisions/],
] as const)(
  'A %s that cannot be read is said at each visit until that is dismissed',
  async (_what, who, name, said) => {
    const person = who();
    await writeBegun(person.email, name, later);
    await (await visit('/blog', person)).screen.findByText(said);
    const { user, screen } = await visit('/blog', person);
    await screen.findByText(said);
    await user.click(screen.getByRole('button', { name: 'I have looked' }));
    await waitFor(async () => expect(await readBegun(person.email, name)).toEqual([]));
  },
);

test('A removal that cannot be read survives another one', async () => {
  const mara = aSeller();
  const { id } = aCar({ email: mara.email, title: 'Corolla' });
  await writeBegun(mara.email, 'removals 1', [...later, { post: { id }, dueAt: 1, isSent: false }]);
  await visit('/blog', mara);
  await waitFor(() => expect(callsTo('DELETE /seller/:id')).toHaveLength(1));
  await waitFor(async () => expect(await readBegun(mara.email, 'removals 1')).toEqual(later));
});

test.each([
  ['cannot be read', () => undefined],
  ['is not read in time', () => silenceDatabase()],
])('While a sent post %s, the seller is asked to look before a car is posted', async (_what, begin) => {
  const mara = aSeller();
  await writeBegun(mara.email, 'sent posts 1', later);
  const page = await visit(address, mara);
  await fill(page);
  begin();
  await send(page);
  expect(await page.screen.findByText(/^This device cannot read whether your earlier attempt arrived/)).toBeVisible();
  expect(callsTo('POST /cars')).toEqual([]);
  await page.user.click(page.screen.getByRole('button', { name: 'Try again' }));
  await page.screen.findByText(posted);
  expect(callsTo('POST /cars')).toHaveLength(1);
});

test('While an earlier change is not read in time, the seller is asked to look before a car is changed', async () => {
  const mara = aSeller();
  const { id } = aCar({ email: mara.email, title: 'Corolla', price: 9400 });
  const page = await visit(`${address}?change=${id}`, mara);
  await fill(page);
  silenceDatabase();
  await page.user.click(page.screen.getByRole('button', { name: 'Post the change' }));
  expect(await page.screen.findByText(/^This device cannot read whether your earlier change arrived/)).toBeVisible();
  expect([...callsTo('POST /cars'), ...callsTo('DELETE *')]).toEqual([]);
  await page.user.click(page.screen.getByRole('button', { name: 'Try again' }));
  await page.screen.findByText('Car changed: posted anew, and the old post removed');
  expect(callsTo('POST /cars')).toHaveLength(1);
});
