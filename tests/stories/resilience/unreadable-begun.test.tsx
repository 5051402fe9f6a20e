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

test('While a sent post is not read in time, the seller is asked to look before a car is posted', async () => {
  const page = await visit(address, aSeller());
  await fill(page);
  silenceDatabase();
  await send(page);
  expect(await page.screen.findByText(/^This device cannot read whether your earlier attempt arrived/)).toBeVisible();
  expect(callsTo('POST /cars')).toEqual([]);
  await page.user.click(page.screen.getByRole('button', { name: 'Try again' }));
  await page.screen.findByText(posted);
  expect(callsTo('POST /cars')).toHaveLength(1);
});
