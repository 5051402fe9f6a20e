import { act, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aCar } from '@tests/support/database';
import { inOtherTab } from '@tests/support/otherTab';
import { aBuyer, anAdmin, aSeller } from '@tests/support/people';
import { setDevice } from '@tests/support/shims/screen';
import { currentPath, goTo, visit } from '@tests/support/visit';

const CAR = '650000000000000000000021';
const people = { buyer: aBuyer, seller: aSeller, admin: anAdmin };

describe('The top navigation', () => {
  const places = ['Home /home', 'Categories /carsCategories', 'Blog /blog'];
  const linksOf = (nav: HTMLElement) =>
    within(nav)
      .getAllByRole('link')
      .map((link) => `${link.textContent.trim()} ${link.getAttribute('href') ?? ''}`);

  test('of a visitor has links to the public pages and to the login (§2, §6)', async () => {
    const { screen } = await visit('/blog');
    const main = await screen.findByRole('navigation', { name: 'Main' });
    await within(main).findByRole('link', { name: 'Login' });

    expect(linksOf(main)).toEqual([...places, 'Login /login']);
    expect(screen.queryByRole('button', { name: /SignOut|^Wishlist/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Account of/ })).not.toBeInTheDocument();
  });

  test.each(['buyer', 'seller', 'admin'] as const)(
    'of a signed-in %s has the dashboard, the wishlist, the photo and SignOut (§2, §6)',
    async (role) => {
      const person = people[role]();
      const { screen } = await visit('/blog', person);
      const photo = await screen.findByRole('button', { name: `Account of ${person.name}`, expanded: false });

      expect(photo.querySelector('img')).toHaveAttribute('src', person.photo);
      expect(linksOf(screen.getByRole('navigation', { name: 'Main' }))).toEqual([...places, 'Dashboard /dashboard']);
      expect(screen.getByRole('button', { name: 'SignOut' })).toBeVisible();
      expect(await screen.findByRole('button', { name: 'Wishlist, 0 cars' })).toBeVisible();
    },
  );
});

test('Each navigation marks the current page, and no other', async () => {
  const { screen } = await visit('/', aBuyer());
  for (const [address, navigation, name] of [
    ['/', 'Main', 'Home'],
    ['/blog', 'Main', 'Blog'],
    ['/dashboard', 'Dashboard', 'My Booking'],
    ['/dashboard/payment/64d000000000000000000001', 'Dashboard', 'My Booking'],
  ] as const) {
    act(() => goTo(address));
    const links = within(await screen.findByRole('navigation', { name: navigation }));
    await links.findByRole('link', { name, current: 'page' });
    expect(links.getAllByRole('link', { current: 'page' })).toHaveLength(1);
  }
});

test.each(['/blog', '/nowhere'])('A page at %s follows a system theme that changed before it was live', async (url) => {
  setDevice({ isDark: true });
  await visit(url);
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  localStorage.setItem('theme', 'light');
  await visit(url);
  expect(document.documentElement).toHaveAttribute('data-theme', 'light');
});

describe('The brands, on the page of a car and on its checkout,', () => {
  const pages = ['carDetails', 'add-to-cart'].map((page) => [page, `/carsCategories/${page}/${CAR}`] as const);

  test.each(pages)(
    'open from the breadcrumb of %s by the keyboard, under the same heading (§2)',
    async (_page, url) => {
      aCar({ _id: CAR, slug: 'toyota' });
      const { user, screen } = await visit(url, aBuyer());
      const button = await screen.findByRole('button', { name: 'Categories', expanded: false });
      button.focus();
      await user.keyboard('{Enter}');
      const brands = within(screen.getByRole('group', { name: 'Product Category' }));
      expect(button).toHaveAttribute('aria-expanded', 'true');
      expect(brands.getByRole('heading', { name: 'Product Category' })).toBeVisible();
      const jeep = await brands.findByRole('link', { name: /^Jeep/ });
      await user.keyboard('{Escape}');
      expect(jeep).not.toBeInTheDocument();
      expect(button).toHaveFocus();

      await user.click(button);
      await user.click(await screen.findByRole('link', { name: /^Jeep/ }));
      await waitFor(() => expect(currentPath()).toBe('/carsCategories/category/jeep'));
    },
  );

  test.each(pages)('stand at the left of %s on a wide screen, as they do on the list (§2)', async (_page, url) => {
    setDevice({ width: 1600 });
    aCar({ _id: CAR, slug: 'toyota' });
    const { screen } = await visit(url, aBuyer());
    const brands = within(await screen.findByRole('navigation', { name: 'Product Category' }));
    expect(await brands.findByRole('link', { name: /^Jeep/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Categories' })).not.toBeInTheDocument();
  });
});

test('Back focuses the link that was followed from a list, and not one of a navigation', async () => {
  for (const title of ['Avanza', 'Corolla']) aCar({ title });
  const { user, screen } = await visit('/carsCategories', aBuyer());
  await user.click(await screen.findByRole('link', { name: 'Corolla' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Car Details Page' })).toBeVisible();
  act(() => window.history.back());
  await waitFor(() => expect(screen.getByRole('link', { name: 'Details: Corolla' })).toHaveFocus());
});

test('The button of visitors switches to the other theme, and says to which', async () => {
  const { user, screen } = await visit('/blog');
  await user.click(await screen.findByRole('button', { name: 'Switch to dark theme' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  await user.click(await screen.findByRole('button', { name: 'Switch to light theme' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'light');
});

describe('The menu of the photo', () => {
  const open = async (role: keyof typeof people) => {
    const person = people[role]();
    const page = await visit('/blog', person);
    const photo = await page.screen.findByRole('button', { name: `Account of ${person.name}` });
    await page.user.click(photo);
    const menu = within(page.screen.getByRole('group', { name: `Account of ${person.name}` }));
    return { ...page, person, photo, menu };
  };

  test.each([
    ['buyer', 'Buyer'],
    ['admin', 'Admin'],
  ] as const)('of a %s names the person and their role, %s, and leads to the profile', async (role, name) => {
    const { user, screen, photo, menu, person } = await open(role);
    expect(menu.getByText(person.name)).toBeVisible();
    expect(await menu.findByText(name)).toBeVisible();
    await user.click(menu.getByRole('link', { name: 'Profile' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'My Profile' })).toHaveFocus();
    expect(photo).toHaveAttribute('aria-expanded', 'false');
  });

  test('follows the system’s theme also while it is closed', async () => {
    setDevice({ width: 390 });
    const { screen } = await visit('/blog', aBuyer());
    await screen.findByRole('button', { name: 'SignOut', hidden: true });
    setDevice({ isDark: true });
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    setDevice({ isDark: false });
    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  });

  test('has the theme, which visitors have in the header, and closes by Escape and by a press beside it', async () => {
    const { user, screen, photo, menu } = await open('buyer');
    expect(screen.queryByRole('button', { name: /Switch to/ })).not.toBeInTheDocument();
    const theme = within(menu.getByRole('radiogroup', { name: 'Theme' }));
    expect(theme.getByRole('radio', { name: 'Light' })).toBeChecked();
    await user.click(theme.getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(theme.getByRole('radio', { name: 'Dark' })).toBeChecked();
    setDevice({ isDark: true });
    await user.click(theme.getByRole('radio', { name: 'Light' }));
    expect(theme.getByRole('radio', { name: 'Light' })).toBeChecked();
    setDevice({ isDark: false });
    setDevice({ isDark: true });
    expect(document.documentElement, 'a choice that the system does not make stays').toHaveAttribute(
      'data-theme',
      'light',
    );
    await user.click(theme.getByRole('radio', { name: 'Dark' }));
    setDevice({ isDark: false });
    expect(document.documentElement, 'one that it makes follows it').toHaveAttribute('data-theme', 'light');
    await inOtherTab(() => localStorage.setItem('theme', 'dark'));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');

    await user.keyboard('{Escape}');
    expect(photo).toHaveFocus();
    expect(photo).toHaveAttribute('aria-expanded', 'false');
    await user.click(photo);
    expect(photo).toHaveAttribute('aria-expanded', 'true');
    await user.click(screen.getByRole('contentinfo'));
    expect(photo).toHaveAttribute('aria-expanded', 'false');
  });

  test('is on a narrow screen part of the one menu, above the pages, with the theme and SignOut below them', async () => {
    setDevice({ width: 390 });
    const { screen } = await visit('/blog', aBuyer());
    const signOut = await screen.findByRole('button', { name: 'SignOut', hidden: true });
    const menu = signOut.closest<HTMLElement>('[popover]');
    expect(await screen.findByText('Buyer')).toBeInTheDocument();
    expect(menu?.textContent).toMatch(/^.*Noor HaddadBuyerProfileHome/);
    const names = [...(menu?.querySelectorAll('a, input, button') ?? [])].map(
      (control) => control.closest('label')?.textContent ?? control.textContent,
    );
    expect(names).toEqual(['Profile', 'Home', 'Categories', 'Blog', 'Dashboard', 'Light', 'Dark', 'SignOut']);
  });
});

test.each([
  ['a seller', aSeller, 'Sell your car'],
  ['a buyer', aBuyer, 'How to sell a car'],
])('The start page offers %s what they can do about a car of their own', async (_, person, name) => {
  const { screen } = await visit('/home', person());
  const link = await screen.findByRole('link', { name });
  expect(link).toHaveAttribute('href', '/dashboard/seller/product-post');
});

describe('The side menu', () => {
  test.each([
    ['buyer', ['My Booking /dashboard', 'Profile /dashboard/profile']],
    [
      'seller',
      [
        'My Booking /dashboard',
        'My Products /dashboard/seller/product',
        'Add product /dashboard/seller/product-post',
        'Profile /dashboard/profile',
      ],
    ],
    [
      'admin',
      [
        'My Booking /dashboard',
        'Overview /dashboard/overview',
        'All Sellers /dashboard/seller',
        'All Buyer /dashboard/buyer',
        'Reported /dashboard/reported-post',
        'Admin /dashboard/profile',
      ],
    ],
  ] as const)('of a %s has exactly the entries of the role (§2, §4, §6)', async (role, entries) => {
    const { screen } = await visit('/dashboard', people[role]());
    const menu = within(await screen.findByRole('navigation', { name: 'Dashboard' }));
    await menu.findByRole('link', { name: entries.at(-2)?.replace(/ \/.*/, '') ?? '' });
    await menu.findByRole('link', { name: role === 'admin' ? 'Admin' : 'Profile' });

    const links = menu.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href') ?? ''}`);
    expect(links).toEqual(entries);
  });

  test('is 200 pixels wide, 50 when collapsed, and remembers its state (§2, §4, §9)', async () => {
    const { user, screen, reload } = await visit('/dashboard', aBuyer());
    const widths = async () => {
      const menu = await screen.findByRole('navigation', { name: 'Dashboard' });
      return menu.closest<HTMLElement>('[style]')?.style.gridTemplateColumns;
    };
    expect(await widths()).toBe('200px minmax(0, 1fr)');
    await user.click(screen.getByRole('button', { name: 'Collapse', expanded: true }));
    expect(await widths()).toBe('50px minmax(0, 1fr)');
    expect(screen.getByRole('link', { name: 'My Booking' })).toBeVisible();

    const again = await reload();
    expect(await widths()).toBe('50px minmax(0, 1fr)');
    await again.user.click(screen.getByRole('button', { name: 'Expand', expanded: false }));
    expect(await widths()).toBe('200px minmax(0, 1fr)');
  });
});

test('The footer has columns of placeholder links, the office and the copyright line (§1, §2)', async () => {
  const { screen } = await visit('/blog');
  const footer = await screen.findByRole('contentinfo');
  const columns = within(footer).getAllByRole('navigation');
  const linksIn = (column: HTMLElement) => within(column).getAllByRole('link');

  expect(
    columns.map((column) => [
      within(column).getByRole('heading').textContent,
      ...linksIn(column).map(({ textContent }) => textContent),
    ]),
  ).toEqual([
    ['About', 'Contact Us', 'About Us', 'Stories', 'Press'],
    ['Help', 'Payments', 'Shipping', 'Cancellation', 'Returns'],
    ['Policy', 'Return Policy', 'Terms Of Use', 'Security', 'Privacy'],
    ['Company', 'Login', 'Register', 'Sitemap', 'Our Products'],
  ]);
  const [contact, ...others] = columns.flatMap(linksIn);
  expect(contact).toHaveAttribute('href', 'mailto:hello@secondgear.test');
  expect(others.map((link) => link.getAttribute('href'))).toEqual(others.map(() => '/'));
  expect(within(footer).getByRole('heading', { name: 'Registered Office Address' })).toBeVisible();
  expect(within(footer).getByText(/full address and the telephone number/)).toBeVisible();
  for (const name of ['X (Twitter)', 'Facebook', 'Instagram', 'Pinterest']) {
    expect(within(footer).getByRole('link', { name })).toHaveAttribute('href', '/');
  }
  expect(within(footer).getByText('© 2022 SecondGear')).toBeVisible();
});

test.each([
  ['/dashboard', true],
  ['/carsCategories', false],
  ['/login', false],
])('The footer of %s is only its last line: %s (§1)', async (page, isLastLine) => {
  const { screen } = await visit(page, page === '/login' ? undefined : aBuyer());
  await screen.findByRole('heading', { level: 1 });
  const footer = within(screen.getByRole('contentinfo'));

  expect(footer.queryAllByRole('navigation')).toHaveLength(isLastLine ? 0 : 4);
  expect(footer.queryAllByRole('heading')).toHaveLength(isLastLine ? 0 : 5);
  expect(footer.getByText('© 2022 SecondGear')).toBeVisible();
});

test('The 404 page has its message and a link home (§2)', async () => {
  const { user, screen } = await visit('/nowhere');
  expect(await screen.findByRole('heading', { level: 1, name: "It's Just A 404 Page" })).toBeVisible();
  expect(
    screen.getByText(
      "The page you are looking for might have been removed had it's name changed or is temporarily unavailable.",
    ),
  ).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Back Home' }));
  expect(await screen.findByRole('heading', { name: 'How it works' })).toBeVisible();
  expect(currentPath()).toBe('/home');
});

test('The side menu of a phone stays closed at a second Escape', async () => {
  setDevice({ width: 390 });
  const { user, screen } = await visit('/dashboard', aBuyer());
  await user.click(await screen.findByRole('button', { name: 'Expand' }));
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: 'Expand' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Expand' })).toBeVisible();
});
