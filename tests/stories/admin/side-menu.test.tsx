import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aSeller } from '@tests/support/people';
import { setDevice } from '@tests/support/shims/screen';
import { visit } from '@tests/support/visit';

test('On a phone the side menu opens over the page, and closes on navigation', async () => {
  setDevice({ width: 390 });
  const { user, screen } = await visit('/dashboard', aSeller());
  const columns = () =>
    screen.getByRole('navigation', { name: 'Dashboard' }).closest<HTMLElement>('[style]')?.style.gridTemplateColumns;
  await user.click(await screen.findByRole('button', { name: 'Expand', expanded: false }));
  expect(screen.getByRole('button', { name: 'Collapse', expanded: true })).toBeVisible();
  expect(columns()).toBe('50px minmax(0, 1fr)');

  const menu = within(screen.getByRole('navigation', { name: 'Dashboard' }));
  await user.click(menu.getByRole('link', { name: 'Profile' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Expand', expanded: false })).toBeVisible();
  setDevice({ width: 1280 });
  expect(await screen.findByRole('button', { name: 'Collapse', expanded: true })).toBeVisible();
});
