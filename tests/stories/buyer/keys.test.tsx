import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aBuyer } from '@tests/support/people';
import { visit } from '@tests/support/visit';
import { aCar } from '@tests/support/database';

const focusedLink = () => document.activeElement?.getAttribute('aria-label');

test('A buyer reaches the search by /, walks along the cards by arrow keys, and finds all keys under ?', async () => {
  aCar({ title: 'Corolla' }, new Date('2026-01-03'));
  aCar({ title: 'Yaris' }, new Date('2026-01-02'));
  aCar({ title: 'Auris' }, new Date('2026-01-01'));
  const { user, screen } = await visit('/carsCategories', aBuyer());
  await screen.findByRole('link', { name: 'Details: Corolla' });
  const search = screen.getByRole('searchbox');

  await user.keyboard('{Control>}/{/Control}');
  expect(search).not.toHaveFocus();
  await user.keyboard('/');
  expect(search).toHaveFocus();
  await user.keyboard('a?/{ArrowRight}');
  expect(search).toHaveValue('a?/');
  expect(search).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.clear(search);
  search.blur();
  await screen.findByRole('link', { name: 'Details: Corolla' });

  await user.keyboard('{ArrowRight}');
  expect(focusedLink()).toBe('Details: Corolla');
  await user.keyboard('{ArrowRight}');
  expect(focusedLink()).toBe('Details: Yaris');
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(focusedLink()).toBe('Details: Corolla');

  await user.keyboard('?');
  const dialog = within(await screen.findByRole('dialog', { name: 'Keys' }));
  expect(dialog.getByText('Search')).toBeVisible();
  await user.keyboard('/');
  expect(search).not.toHaveFocus();
  await user.keyboard('{Escape}');
  expect(focusedLink()).toBe('Details: Corolla');
});

test('A buyer walks along the posts on home by arrow keys', async () => {
  aCar({ title: 'Corolla' }, new Date('2026-01-03'));
  aCar({ title: 'Yaris' }, new Date('2026-01-02'));
  const { user, screen } = await visit('/home', aBuyer());
  const posts = within(await screen.findByRole('region', { name: 'Seller collection' }));
  await posts.findByRole('link', { name: 'Details: Corolla' });
  await waitFor(async () => {
    await user.keyboard('{ArrowRight}');
    expect(focusedLink()).toBe('Details: Yaris');
  });
  await user.keyboard('{ArrowLeft}');
  expect(focusedLink()).toBe('Details: Corolla');
  expect(posts.getByRole('link', { name: 'Details: Corolla' })).toHaveFocus();
});

test('A buyer turns the single keys off, also for the next visit, and finds the switch without them', async () => {
  aCar({ title: 'Corolla' });
  const { user, screen, reload } = await visit('/carsCategories', aBuyer());
  await screen.findByRole('link', { name: 'Details: Corolla' });
  await waitFor(async () => {
    await user.keyboard('{ArrowRight}');
    expect(focusedLink()).toBe('Details: Corolla');
  });
  await user.click(screen.getByRole('button', { name: 'Keys' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Keys' }));
  await user.click(dialog.getByRole('switch', { name: /^Single keys are on/ }));
  expect(dialog.getByRole('switch', { name: /^Single keys are off/ })).not.toBeChecked();
  await user.click(dialog.getAllByRole('button', { name: 'Close' })[1] ?? document.body);
  await user.keyboard('/?');
  expect(screen.getByRole('searchbox')).not.toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  const next = await reload();
  await next.screen.findByRole('link', { name: 'Details: Corolla' });
  await next.user.click(next.screen.getByRole('button', { name: 'Keys' }));
  await next.user.click(await next.screen.findByRole('switch', { name: /^Single keys are off/ }));
  await next.user.keyboard('{Escape}/');
  expect(next.screen.getByRole('searchbox')).toHaveFocus();
});
