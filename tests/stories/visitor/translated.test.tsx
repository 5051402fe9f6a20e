import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { breakCall } from '@tests/support/calls';
import { aCar, aWish } from '@tests/support/database';
import { aBuyer } from '@tests/support/people';
import { translate } from '@tests/support/translate';
import { visit } from '@tests/support/visit';

test('A visitor reads the new errors of a translated form', async () => {
  const { user, screen } = await visit('/login');
  await user.click(await screen.findByRole('button', { name: 'Login' }));
  expect(await screen.findByText('Email Address Required')).toBeVisible();
  translate();

  await user.type(screen.getByLabelText('‹Email›'), 'noor');
  expect(await screen.findByText(/^This email address is not complete/)).toBeVisible();
  expect(screen.queryByText(/Email Address Required/)).not.toBeInTheDocument();
});

test('A buyer reads the new word beside an icon of a translated page', async () => {
  const { id } = aCar({ title: 'Corolla 2016', condition: 'Used' });
  const { user, screen } = await visit(`/carsCategories/carDetails/${id}`, aBuyer());
  const compare = await screen.findByRole('button', { name: 'Compare: Corolla 2016' });
  await screen.findByRole('button', { name: 'Wishlist, 0 cars' });
  translate();
  expect(screen.getByRole('heading', { name: 'Mara Lindqvist' })).toBeVisible();

  await user.click(compare);
  expect(within(compare).getByText('Comparing')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Wishlist: Corolla 2016' }));
  await screen.findByRole('button', { name: 'Wishlist, 1 car' });
});

test('A buyer reads the new counts of the filters of a translated page', async () => {
  aCar({ title: 'Corolla 2016', condition: 'Used' });
  aCar({ title: 'X5 2020', condition: 'Brand New' });
  const { user, screen } = await visit('/carsCategories', aBuyer());
  await user.click(await screen.findByRole('button', { name: 'Condition' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Used 1' }));
  await screen.findByRole('heading', { level: 1, name: 'All Available Data 1 Result of 2' });
  translate();

  await user.click(screen.getByRole('checkbox', { name: '‹Brand New› ‹1›' }));
  await screen.findByRole('heading', { level: 1, name: 'All Available Data 2 Result of 2' });
  expect(screen.getByRole('button', { name: 'Condition: Used, Brand New' })).toHaveTextContent(
    /^‹Condition› Used, Brand New$/,
  );
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('2 cars of 2');
});

test('A buyer reads the new error in a toast and beside the heart of a translated page', async () => {
  const noor = aBuyer();
  aWish({ wishListIid: aCar({ title: 'Corolla 2016' }).id, email: noor.email });
  const { user, screen } = await visit('/carsCategories', noor);
  const heart = await screen.findByRole('button', { name: 'Wishlist: Corolla 2016', pressed: true });
  await user.click(heart);
  const toast = (await screen.findByText('Corolla 2016 is off your wishlist')).closest('[role=status]');
  breakCall('POST /wishlist', 502);
  translate();
  await user.click(screen.getByRole('button', { name: '‹Undo›' }));
  await waitFor(() => expect(toast).toHaveTextContent(/^The marketplace has a problem right now.*Try again$/));

  await user.click(heart);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^The marketplace has a problem right now/);
  translate();
  breakCall('POST /wishlist', 'fails');
  await user.click(within(screen.getByRole('alert')).getByRole('button'));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^Network Error: .* try again\.Try again$/));
});
