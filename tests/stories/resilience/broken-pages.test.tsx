import { within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aPersonOf, pages, type Role } from '@tests/stories/session/routes';
import { expectConsole } from '@tests/support/consoleGuard';
import { currentPath, visit } from '@tests/support/visit';

const BROKEN = 'This page could not be shown';

let isWhole = true;

beforeEach(() => {
  isWhole = false;
  // Every page has this heading, so every page throws.
  vi.doMock(import('@/ui/layout/layout'), async (original) => {
    const layout = await original();
    const { PageHeading } = layout;
    return {
      ...layout,
      PageHeading: (props: Parameters<typeof PageHeading>[0]) => {
        if (!isWhole && props.children !== BROKEN) throw new Error('broken on purpose');
        return <PageHeading {...props} />;
      },
    };
  });
});

afterEach(() => {
  vi.doUnmock(import('@/ui/layout/layout'));
});

/** A page in each layout and behind each guard; `lazyPage` gives all others the same boundary. */
const inEachLayout = [
  '/',
  '/login',
  '/carsCategories/category/toyota',
  '/carsCategories/compare?cars=:car',
  '/dashboard',
  '/dashboard/reported-post',
  '/dashboard/seller/product-post',
  '/nowhere',
];

async function open(role: Role, route: string) {
  const { person, urlOf } = aPersonOf(role);
  return visit(urlOf(route), person);
}

describe('A page that throws', () => {
  afterEach(() => expectConsole(/broken on purpose/));

  test.each(pages.filter(([, route]) => inEachLayout.includes(route)))(
    'for a %s at %s leaves the rest of the screen working, and can be restored',
    async (role, route, name) => {
      const { user, screen } = await open(role, route);
      const heading = await screen.findByRole('heading', { level: 1, name: BROKEN });

      expect(heading).toHaveFocus();
      expect(document.title).toContain(BROKEN);
      expect(screen.getByRole('alert')).toHaveTextContent(/Something in it went wrong\. Try again/);
      expect(screen.getByRole('banner')).toBeVisible();
      expect(screen.getByRole('contentinfo')).toBeVisible();
      if (route.startsWith('/dashboard') && role !== 'visitor') {
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
