import { waitFor } from '@testing-library/react';
import { matchPath } from 'react-router-dom';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { paths } from '@/lib/config/paths';
import { slowCall } from '@tests/support/calls';
import { anAdmin, aSeller } from '@tests/support/people';
import { currentPath, goTo, visit } from '@tests/support/visit';
import { addressAfter, ADMINS, aPersonOf, LOGIN, roles, routes, SELLERS } from './routes';

type Page = Awaited<ReturnType<typeof visit>>;

/** The requested address in the history state of the login page. */
function from() {
  return v.parse(v.object({ usr: v.object({ from: v.string() }) }), window.history.state).usr.from;
}

async function expectShown({ screen }: Page, heading: string, path: string) {
  await waitFor(() => expect(currentPath()).toBe(path));
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
  expect(currentPath()).toBe(path);
}

test.each(roles)('Every route shows a %s what the table says (§1, §2, §4, §6)', async (role) => {
  const { person, urlOf } = aPersonOf(role);
  const page = await visit('/blog', person);
  await expectShown(page, 'Blog Comunity', '/blog');
  for (const [route, { [role]: heading }] of routes) {
    const url = urlOf(route);
    goTo(url);
    await expectShown(page, heading, addressAfter(url, heading));
    if ([LOGIN, ADMINS, SELLERS].includes(heading) && route !== '/login') expect(from()).toBe(url);
  }
});

test('A deep link shows a seller the same at first and after a reload (§2)', async () => {
  const url = '/dashboard/seller/product-post';
  const page = await visit(url, aSeller());
  await expectShown(page, 'Post Product', url);
  await expectShown(await page.reload(), 'Post Product', url);
});

test('The heading of a page that waits for the role has the focus', async () => {
  slowCall('GET /users/admin/:email', 10_000);
  const { screen } = await visit('/blog', anAdmin());
  await screen.findByRole('button', { name: /^Account of/ });
  goTo('/dashboard/buyer');
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  expect(await screen.findByRole('heading', { name: 'All Buyer' })).toHaveFocus();
});

test('A heading that comes late does not take the focus from what somebody has moved to', async () => {
  slowCall('GET /users/seller/:email', 10_000);
  const { user, screen } = await visit('/blog', aSeller());
  await screen.findByRole('button', { name: /^Account of/ });
  goTo('/dashboard/seller/product');
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  await user.tab();
  const link = document.activeElement;
  await screen.findByRole('heading', { name: 'All my product 0' });
  expect(link).toHaveFocus();
});

test('No route is left out of the table', () => {
  const missing = Object.values(paths).filter(
    (path) => !routes.some(([route]) => matchPath(path, route.replace(/\?.*/, ''))),
  );
  expect(missing).toEqual([]);
});

const drawings = new Set<string>();

test.each([
  [
    'seller',
    aSeller,
    [
      ['/dashboard', 'No Data Found'],
      ['/dashboard/seller/product', 'You have no car on the market.'],
      ['/carsCategories', 'No cars yet.'],
      ['/carsCategories/category/ford', 'No cars of this brand yet.'],
      ['/carsCategories/compare', 'No cars to compare yet'],
    ],
  ],
  [
    'admin',
    anAdmin,
    [
      ['/dashboard/reported-post', 'No reports'],
      ['/dashboard/buyer', 'No buyers yet'],
    ],
  ],
] as const)('Each empty list of a %s has a drawing that no other list has', async (role, aPerson, lists) => {
  const { screen } = await visit('/blog', aPerson());
  for (const [url, title] of lists) {
    goTo(url);
    const words = await screen.findByText(title);
    const drawing = words.parentElement?.querySelector('svg')?.innerHTML ?? '';
    expect(drawing, url).not.toBe('');
    expect(drawings, url).not.toContain(drawing);
    drawings.add(drawing);
    if (role === 'admin') expect(screen.queryByRole('searchbox'), 'nothing to search').not.toBeInTheDocument();
  }
});
