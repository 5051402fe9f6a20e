import { fireEvent, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HOUR_MS } from '@/lib/config/limits';
import { sleepTime } from '@tests/support/clock';
import { aCar } from '@tests/support/database';
import { aSeller } from '@tests/support/people';
import { heldFiles } from '@tests/support/shims/photos';
import { visit } from '@tests/support/visit';
import { address, choosePhoto, formOf } from './postCarForm';

test('A seller sees the post as buyers will, and where its price lies', async () => {
  for (const price of [15_000, 17_000, 19_000, 23_000, 26_000, 29_000])
    aCar({ title: `Mustang ${price}`, slug: 'ford', model: 'Mustang GT', price, mileage: 60_000 });
  const page = await visit(address, aSeller());
  const form = await formOf(page);
  const { user, screen } = page;
  const empty = within(await screen.findByRole('complementary', { name: 'As buyers will see it' }));
  for (const name of ['Your title', 'Your price']) expect(empty.getByText(name)).toBeVisible();
  expect(empty.queryByText(/not stated|^NEG$|^Fixed$/)).not.toBeInTheDocument();
  const typed = { Title: 'Ford Mustang GT Fastback', Model: 'Mustang GT', Price: '21,400', Mileage: '64,000' };
  for (const [label, value] of Object.entries({ ...typed, Brand: 'ford' }))
    fireEvent.change(form.getByLabelText(label), { target: { value } });
  await choosePhoto(page);

  const view = within(await screen.findByRole('complementary', { name: 'As buyers will see it' }));
  const card = within(view.getByRole('figure', { name: 'The card in the list of all cars' }));
  expect(await card.findByText('Ford Mustang GT…')).toBeVisible();
  expect(card.getByText('$21,400')).toBeVisible();
  expect(card.getByText('“Fastback” is cut off on the cards of all cars. The page shows it.')).toBeVisible();

  const position = within(await screen.findByRole('region', { name: 'Where your price lies' }));
  expect(position.getByText(/^Cheaper than 3 of 6 comparable cars/)).toBeVisible();
  fireEvent.change(form.getByLabelText('Mileage'), { target: { value: '50,000' } });
  expect(await position.findByText(/None of them is both cheaper and less driven/)).toBeVisible();
  fireEvent.change(form.getByLabelText('Price'), { target: { value: '14,000' } });
  expect(await position.findByText(/^Cheaper than all 6 comparable cars/)).toBeVisible();

  await sleepTime(2 * HOUR_MS);
  expect(card.getByText('just now')).toBeVisible();

  await user.click(screen.getByRole('link', { name: 'My Booking' }));
  await screen.findByRole('heading', { name: 'My Wishlist' });
  expect(heldFiles()).toEqual([]);
});
