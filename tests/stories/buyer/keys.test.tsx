import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aCar } from '@tests/support/database';
import { aBuyer } from '@tests/support/people';
import { visit } from '@tests/support/visit';

test('A buyer reaches the search by /, and finds all keys under ?', async () => {
  aCar({ title: 'Corolla' });
  const { user, screen } = await visit('/carsCategories', aBuyer());
  await screen.findByRole('link', { name: 'Details: Corolla' });
  const search = screen.getByRole('searchbox');

  for (const held of ['Control', 'Alt', 'Meta']) {
    await user.keyboard(`{${held}>}/?{/${held}}`);
    expect(search, held).not.toHaveFocus();
    expect(screen.queryByRole('dialog'), held).not.toBeInTheDocument();
  }
  await user.keyboard('/');
  expect(search).toHaveFocus();
  await user.keyboard('a?/');
  expect(search).toHaveValue('a?/');
  expect(search).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.clear(search);
  search.blur();
  const link = await screen.findByRole('link', { name: 'Details: Corolla' });
  link.focus();
  await user.keyboard('?');
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(dialog.getByText('Search')).toBeVisible();
  await user.keyboard('/');
  expect(search).not.toHaveFocus();
  await user.keyboard('{Escape}');
  expect(link).toHaveFocus();
});

test('A buyer turns the single keys off, also for the next visit, and finds the switch without them', async () => {
  aCar({ title: 'Corolla' });
  const { user, screen, reload } = await visit('/carsCategories', aBuyer());
  await screen.findByRole('link', { name: 'Details: Corolla' });
  await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  await user.click(dialog.getByRole('switch', { name: /^Single keys are on/ }));
  expect(dialog.getByRole('switch', { name: /^Single keys are off/ })).not.toBeChecked();
  await user.click(dialog.getAllByRole('button', { name: 'Close' })[1] ?? document.body);
  await user.keyboard('/?');
  expect(screen.getByRole('searchbox')).not.toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  const next = await reload();
  await next.screen.findByRole('link', { name: 'Details: Corolla' });
  await next.user.click(next.screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  await next.user.click(await next.screen.findByRole('switch', { name: /^Single keys are off/ }));
  await next.user.keyboard('{Escape}/');
  expect(next.screen.getByRole('searchbox')).toHaveFocus();
});

test('A buyer stops three times at a card, and gets from it to the comparison at once', async () => {
  for (const title of ['Corolla', 'Yaris']) aCar({ title });
  const { user, screen } = await visit('/carsCategories', aBuyer());
  const details = await screen.findByRole('link', { name: 'Details: Corolla' });
  await screen.findByRole('button', { name: 'Compare: Corolla' });
  const card = screen.getByRole('article', { name: 'Corolla' });
  const stops = [...card.querySelectorAll<HTMLElement>('a, button')].filter(({ tabIndex }) => tabIndex >= 0);
  expect(stops).toHaveLength(3);

  details.focus();
  await user.keyboard('{Tab}');
  expect(screen.getByRole('button', { name: 'Add to cart: Corolla' })).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('button', { name: 'Compare: Corolla' })).toHaveFocus();
  await user.keyboard(' ');
  const comparison = await screen.findByText('Choose one more');
  await user.keyboard('{Tab}{Enter}');
  expect(comparison).toHaveFocus();
  screen.getByRole('link', { name: 'Details: Yaris' }).focus();
  await user.keyboard('b');
  expect(comparison).toHaveFocus();
});
