import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aBuyer } from '@tests/support/people';
import { aCar } from '@tests/support/database';
import { translate } from '@tests/support/translate';
import { visit } from '@tests/support/visit';

test('A visitor reads the new errors of a translated form', async () => {
  const { user, screen } = await visit('/login');
  await user.click(await screen.findByRole('button', { name: 'Login' }));
  expect(await screen.findByText('Email Address Required')).toBeVisible();
  translate();

  await user.type(screen.getByLabelText('‹Email›'), 'noor');
  expect(await screen.findByText(/^This e-mail address is not complete/)).toBeVisible();
  expect(screen.queryByText(/Email Address Required/)).not.toBeInTheDocument();
});

test('A buyer reads the new word beside an icon of a translated page', async () => {
  aCar({ title: 'Corolla 2016', condition: 'Used' });
  aCar({ title: 'X5 2020', condition: 'Brand New' });
  const { user, screen } = await visit('/carsCategories', aBuyer());
  const corolla = within(await screen.findByRole('article', { name: 'Corolla 2016' }));
  await screen.findByRole('button', { name: 'Wishlist, 0 cars' });
  translate();

  await user.click(corolla.getByRole('button', { name: 'Compare: Corolla 2016' }));
  expect(corolla.getByText('Comparing')).toBeVisible();
  await user.click(corolla.getByRole('button', { name: 'Wishlist: Corolla 2016' }));
  await screen.findByRole('button', { name: 'Wishlist, 1 car' });
});
