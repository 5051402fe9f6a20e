import { within } from '@testing-library/react';
import { matchPath } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as Headings from '@/ui/layout/PageHeading';
import { paths } from '@/lib/config/paths';
import { expectConsole } from '@tests/support/consoleGuard';
import { aBuyer, anAdmin, aSeller } from '@tests/support/people';
import { currentPath, visit } from '@tests/support/visit';
import { aCar, aWish } from '@tests/support/database';

const people = { visitor: () => undefined, buyer: aBuyer, seller: aSeller, admin: anAdmin };
const BROKEN = 'This page could not be shown';

/** Every route with a role and the heading of the page. */
const pages: [keyof typeof people, route: string, heading: string][] = [
  ['visitor', '/', 'A good car deserves a second gear.'],
  ['visitor', '/home', 'A good car deserves a second gear.'],
  ['visitor', '/blog', 'Blog Comunity'],
  ['visitor', '/login', 'Welcome back'],
  ['visitor', '/signup', 'Create your account'],
  ['buyer', '/carsCategories', 'All Available Data 1 Result of 1'],
  ['buyer', '/carsCategories/category/toyota', 'Showing 1 Result of TOYOTA'],
  ['buyer', '/carsCategories/compare?cars=:car', 'Compare 1 car'],
  ['buyer', '/carsCategories/carDetails/:car', 'Car Details Page'],
  ['buyer', '/carsCategories/add-to-cart/:car', 'Product Check Out Page'],
  ['buyer', '/dashboard', 'My Wishlist'],
  ['admin', '/dashboard/overview', 'Overview'],
  ['admin', '/dashboard/seller', 'All Sellers'],
  ['admin', '/dashboard/buyer', 'All Buyers'],
  ['admin', '/dashboard/reported-post', 'Reported'],
  ['buyer', '/dashboard/profile', 'My Profile'],
  ['seller', '/dashboard/seller/product', 'All my product 1'],
  ['seller', '/dashboard/seller/product-post', 'Post Product'],
  ['buyer', '/dashboard/payment/:wish', 'Payment'],
  ['visitor', '/nowhere', "It's Just A 404 Page"],
];

let isWhole = true;

beforeEach(() => {
  isWhole = false;
  // Every page has this heading, so every page throws.
  vi.doMock('@/ui/layout/PageHeading', async (original) => {
    const { PageHeading } = await original<typeof Headings>();
    return {
      PageHeading: (props: Parameters<typeof PageHeading>[0]) => {
        if (!isWhole && props.children !== BROKEN) throw new Error('broken on purpose');
        return <PageHeading {...props} />;
      },
    };
  });
});

afterEach(() => {
  vi.doUnmock('@/ui/layout/PageHeading');
});

async function open(role: keyof typeof people, route: string) {
  const person = people[role]();
  const { id: car } = aCar({ title: 'Corolla 2016', slug: 'toyota', price: 9500 });
  const { id: wish } = aWish({ wishListIid: car, price: 9500, ...(person && { email: person.email }) });
  return visit(route.replace(':car', car).replace(':wish', wish), person);
}

test('The table has every route', () => {
  const listed = pages.map(([, route]) => route.replace(/\?.*/, ''));
  expect(Object.values(paths).filter((path) => !listed.some((route) => matchPath(path, route)))).toEqual([]);
});

describe('A page that throws', () => {
  afterEach(() => expectConsole(/broken on purpose/));

  test.each(pages)(
    'for a %s at %s leaves the rest of the screen working, and can be restored',
    async (role, route, name) => {
      const { user, screen } = await open(role, route);
      const heading = await screen.findByRole('heading', { level: 1, name: BROKEN });

      expect(heading).toHaveFocus();
      expect(document.title).toContain(BROKEN);
      expect(screen.getByRole('alert')).toHaveTextContent(/Something in it went wrong\. Try again/);
      expect(screen.getByRole('banner')).toBeVisible();
      expect(screen.getByRole('contentinfo')).toBeVisible();
      if (route.startsWith('/dashboard')) {
        expect(within(screen.getByRole('main')).getByRole('navigation', { name: 'Dashboard' })).toBeVisible();
      }
      expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();

      isWhole = true;
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByRole('heading', { level: 1, name })).toHaveFocus();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  test('can be left for another page', async () => {
    const { user, screen } = await open('buyer', '/dashboard/profile');
    await screen.findByRole('heading', { name: BROKEN });
    isWhole = true;
    await user.click(screen.getByRole('link', { name: 'My Booking' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'My Wishlist' })).toHaveFocus();
    expect(currentPath()).toBe('/dashboard');
  });
});
