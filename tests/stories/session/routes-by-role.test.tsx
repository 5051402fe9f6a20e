import { waitFor } from '@testing-library/react';
import { matchPath } from 'react-router-dom';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { paths } from '@/lib/config/paths';
import { slowCall } from '@tests/support/calls';
import { aBuyer, anAdmin, aSeller } from '@tests/support/people';
import { currentPath, visit } from '@tests/support/visit';
import { aCar, aWish } from '@tests/support/database';

type Page = Awaited<ReturnType<typeof visit>>;
type Role = 'visitor' | 'buyer' | 'seller' | 'admin';

const people = { visitor: () => undefined, buyer: aBuyer, seller: aSeller, admin: anAdmin };
const everybody = ['visitor', 'buyer', 'seller', 'admin'] as const;

const LOGIN = 'Welcome back';
const ADMINS = 'For admins only';
const SELLERS = 'For sellers only';
const HOME = 'A good car deserves a second gear.';
const NOTHING = "It's Just A 404 Page";

/** Every route, with the heading that each role sees there. */
const table: [route: string, Record<Role, string>][] = [
  ['/', all(HOME)],
  ['/home', all(HOME)],
  ['/blog', all('Blog Comunity')],
  ['/login', { ...all(HOME), visitor: LOGIN }],
  ['/signup', { ...all(HOME), visitor: 'Create your account' }],
  ['/carsCategories', signedIn('All Available Data 1 Result of 1')],
  ['/carsCategories?sort=price-low&condition=Used', signedIn('All Available Data 1 Result of 1')],
  ['/carsCategories/category/toyota', signedIn('Showing 1 Result of TOYOTA')],
  ['/carsCategories/category/lada', signedIn('Showing 0 Result of LADA')],
  ['/carsCategories/compare', signedIn('Compare cars')],
  ['/carsCategories/compare?cars=:car', signedIn('Compare 1 car')],
  ['/carsCategories/carDetails/:car', signedIn('Car Details Page')],
  ['/carsCategories/add-to-cart/:car', signedIn('Product Check Out Page')],
  ['/dashboard', signedIn('My Wishlist')],
  ['/dashboard/overview', { visitor: LOGIN, buyer: ADMINS, seller: ADMINS, admin: 'Overview' }],
  ['/dashboard/seller', { visitor: LOGIN, buyer: ADMINS, seller: ADMINS, admin: 'All Sellers' }],
  ['/dashboard/buyer', { visitor: LOGIN, buyer: ADMINS, seller: ADMINS, admin: 'All Buyers' }],
  ['/dashboard/reported-post', { visitor: LOGIN, buyer: ADMINS, seller: ADMINS, admin: 'Reported' }],
  ['/dashboard/profile', signedIn('My Profile')],
  ['/dashboard/seller/product', { visitor: LOGIN, buyer: SELLERS, seller: 'All my product 0', admin: SELLERS }],
  ['/dashboard/seller/product-post', { visitor: LOGIN, buyer: SELLERS, seller: 'Post Product', admin: SELLERS }],
  ['/dashboard/payment/:wish', signedIn('Payment')],
  ['/nowhere', all(NOTHING)],
  ['/dashboard/nowhere', all(NOTHING)],
  ['/carsCategories/nowhere/1', all(NOTHING)],
];

/** The address after the redirect, by heading. All other headings stay at the requested address. */
const sentTo: Record<string, string> = { [LOGIN]: '/login', [ADMINS]: '/login', [SELLERS]: '/login', [HOME]: '/' };

function all(heading: string): Record<Role, string> {
  return { visitor: heading, buyer: heading, seller: heading, admin: heading };
}

function signedIn(heading: string): Record<Role, string> {
  return { ...all(heading), visitor: LOGIN };
}

/** The requested address in the history state of the login page. */
function from() {
  return v.parse(v.object({ usr: v.object({ from: v.string() }) }), window.history.state).usr.from;
}

/** Changes the address as the Back button does, without a page load. */
function goTo(url: string) {
  window.history.pushState(null, '', url);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

async function expectShown({ screen }: Page, heading: string, path: string) {
  await waitFor(() => expect(currentPath()).toBe(path));
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
  expect(currentPath()).toBe(path);
}

/** A person, and each address of the table with the ids of a car and of a wish of theirs. */
function routesOf(role: Role) {
  const person = people[role]();
  const { id: car } = aCar({ slug: 'toyota', email: 'tomas@example.test', condition: 'Used' });
  const { id: wish } = aWish({ wishListIid: car, email: person?.email ?? 'noor@example.test' });
  const routes = table.map(([route, seen]) => ({
    route,
    heading: seen[role],
    url: route.replace(':car', car).replace(':wish', wish),
  }));
  return { person, routes };
}

test.each(everybody)('Every route shows a %s what the table says (§1, §2, §6)', async (role) => {
  const { person, routes } = routesOf(role);
  const page = await visit('/blog', person);
  await expectShown(page, 'Blog Comunity', '/blog');
  for (const { route, heading, url } of routes) {
    goTo(url);
    const isAtHome = heading === HOME && route === '/home';
    await expectShown(page, heading, isAtHome ? '/home' : (sentTo[heading] ?? url));
    if ([LOGIN, ADMINS, SELLERS].includes(heading) && route !== '/login') expect(from()).toBe(url);
  }
});

test.each([
  ['visitor', '/carsCategories/carDetails/:car'],
  ['seller', '/dashboard/seller/product-post'],
  ['admin', '/dashboard/overview'],
] as const)('A deep link of a %s shows the same at first and after a reload: %s (§2)', async (role, route) => {
  const { person, routes } = routesOf(role);
  const found = routes.find((candidate) => candidate.route === route);
  if (!found) throw new Error(`The table has no ${route}.`);
  const path = sentTo[found.heading] ?? found.url;
  const page = await visit(found.url, person);
  await expectShown(page, found.heading, path);
  await expectShown(await page.reload(), found.heading, path);
});

test.each([
  ['admin', '/dashboard/buyer', 'All Buyers'],
  ['seller', '/dashboard/seller/product', 'All my product 0'],
] as const)('The heading of a page that waits for the role has the focus, for an %s at %s', async (role, url, name) => {
  slowCall(`GET /users/${role}/:email`, 10_000);
  const { screen } = await visit('/blog', people[role]());
  await screen.findByRole('button', { name: /^Account of/ });
  goTo(url);
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  expect(await screen.findByRole('heading', { name })).toHaveFocus();
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
    (path) => !table.some(([route]) => matchPath(path, route.replace(/\?.*/, ''))),
  );
  expect(missing).toEqual([]);
});
