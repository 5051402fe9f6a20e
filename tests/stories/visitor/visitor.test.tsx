import { act, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { breakCall, callsTo, slowCall } from '@tests/support/calls';
import { advanceTime } from '@tests/support/clock';
import { aBrand, aCar, database, databaseReady } from '@tests/support/database';
import { aBuyer, aSeller } from '@tests/support/people';
import { currentPath, visit } from '@tests/support/visit';

const collection = { name: 'Seller collection' };
const carousel = { name: 'Feature product' };

describe('A visitor on the home page', () => {
  test.each(['/', '/home'])('finds every part of the page at %s (§1, §2)', async (address) => {
    const { screen } = await visit(address);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('A good car deserves a second gear.');
    expect(document.title).toBe('Home · SecondGear');

    const main = screen.getByRole('main');
    expect([...main.querySelectorAll('h2')].map((heading) => heading.textContent)).toEqual([
      'Seller collection',
      'Feature product',
      'How it works',
      'Brand collection',
    ]);
    expect([...main.querySelectorAll('ol h3')].map((heading) => heading.textContent)).toEqual([
      '1Create a free account',
      '2Post your car',
      '3Sold or buy',
    ]);
    expect(screen.getByRole('search', { name: 'Find a car' })).toBeVisible();
    expect(screen.getByText('Sell your car').closest('a')).toHaveAttribute('href', '/dashboard/seller/product-post');
  });

  test('sees the static parts before the session is known, and a spinner in the other parts (§2, §4, §9)', async () => {
    aCar({ title: 'Corolla 2016' });
    slowCall('GET /seller/post', 5000);
    slowCall('GET /carCategories', 5000);
    slowCall('GET /cars', 5000);
    const { screen } = await visit('/home');

    expect(await screen.findByRole('heading', { name: 'How it works' })).toBeVisible();
    const strip = within(screen.getByRole('navigation', { name: 'Brands' }));
    expect(strip.getAllByRole('link').map((link) => link.textContent.trim())).toEqual([
      'Toyota',
      'BMW',
      'Ford',
      'Jeep',
      'Jaguar',
    ]);
    const posts = within(screen.getByRole('region', collection));
    expect(posts.getByText('Loading the seller collection')).toBeInTheDocument();
    expect(posts.queryByRole('article')).not.toBeInTheDocument();

    await advanceTime(5500);
    expect(posts.getByRole('article', { name: 'Corolla 2016' })).toBeVisible();
    expect(posts.queryByText('Loading the seller collection')).not.toBeInTheDocument();
  });

  test('sees the number of cars of each brand, in the strip and in the collection (§1, §3)', async () => {
    aCar({ title: 'Corolla', slug: 'toyota' });
    aCar({ title: 'Yaris', slug: 'toyota' });
    aCar({ title: 'Focus', slug: 'ford' });
    aBrand({ name: 'Saab', slug: 'saab', brand_img: 'http://localhost:4103/cars/sedan-1f3a6b-noon-hills-saab.webp' });
    const { screen } = await visit('/home');

    const brands = within(await screen.findByRole('region', { name: 'Brand collection' }));
    const toyota = await brands.findByRole('link', { name: 'Toyota 2 cars' });
    expect(toyota).toHaveAttribute('href', '/carsCategories/category/toyota');
    expect(brands.getByRole('link', { name: 'Ford 1 car' })).toBeVisible();
    expect(brands.getByRole('link', { name: 'Jaguar 0 cars' })).toBeVisible();
    expect(brands.getByRole('link', { name: 'Saab 0 cars' }).querySelector('img')).toHaveAttribute(
      'src',
      'http://localhost:4103/cars/sedan-1f3a6b-noon-hills-saab.webp',
    );
    expect(brands.getByRole('link', { name: 'All cars' })).toHaveAttribute('href', '/carsCategories');
    const strip = within(screen.getByRole('navigation', { name: 'Brands' }));
    expect(strip.getByRole('link', { name: 'Toyota 2 cars' })).toBeVisible();
    expect(strip.getByRole('link', { name: 'Saab 0 cars' })).toHaveAttribute('href', '/carsCategories/category/saab');
  });

  test('sees the posts as teasers that lead to the login page and back, without phone numbers and emails', async () => {
    const mara = aSeller();
    const { id } = aCar({
      title: 'Jaguar F-Type R-Dynamic Coupe',
      price: '$46,800',
      slug: 'jaguar',
      email: mara.email,
      phone: '+46 31 555 01 17',
      displayName: 'Mara Lindqvist',
      negotiable_price: 'negotiable',
    });
    const { user, screen, container } = await visit('/home');

    const posts = within(await screen.findByRole('region', collection));
    const card = within(await posts.findByRole('article', { name: 'Jaguar F-Type R-Dynamic Coupe' }));
    expect(card.getByText('Jaguar F-Type R-Dyna…')).toBeVisible();
    expect(card.getByText('JAGUAR')).toBeVisible();
    expect(card.getByText('$46,800')).toBeVisible();
    expect(card.getByText('NEG')).toBeVisible();
    expect(card.getByText('Mara Lindqvist')).toBeVisible();
    expect(container).not.toHaveTextContent(/555 01 17|mara@example\.test/);
    expect(container.innerHTML).not.toMatch(/555 01 17|mara@example\.test/);

    await user.click(card.getByRole('link', { name: 'Details: Jaguar F-Type R-Dynamic Coupe' }));
    expect(await screen.findByRole('button', { name: 'Login' })).toBeVisible();
    await user.type(screen.getByLabelText('Email'), mara.email);
    await user.type(screen.getByLabelText('Password'), mara.password);
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByRole('heading', { name: 'Car Details Page' })).toBeVisible();
    expect(currentPath()).toBe(`/carsCategories/carDetails/${id}`);
  });

  describe('searches for a car', () => {
    function someCars() {
      const posts = [
        { title: 'BMW 330i 2020', slug: 'bmw', price: 24_500 },
        { title: 'BMW 118i 2016', slug: 'bmw', price: 9000 },
        { title: 'BMW X5 (2021)', slug: 'bmw', price: 48_000 },
        { title: 'Focus 2019', slug: 'ford', price: '$12,500' },
        { title: 'Barn find', slug: 'jaguar', price: 'ask me' },
      ];
      for (const post of posts) aCar({ model: 'As in the title', ...post });
    }
    const signIn = async ({ user, screen }: Awaited<ReturnType<typeof visit>>, seller: ReturnType<typeof aSeller>) => {
      await user.type(await screen.findByLabelText('Email'), seller.email);
      await user.type(screen.getByLabelText('Password'), seller.password);
      await user.click(screen.getByRole('button', { name: 'Login' }));
    };

    test('and finds those that fit in the list, also after signing in', async () => {
      someCars();
      const mara = aSeller();
      const page = await visit('/');
      const { user, screen } = page;
      const search = within(await screen.findByRole('search', { name: 'Find a car' }));
      expect(await search.findByRole('button', { name: 'Show 5 cars' })).toBeEnabled();

      await user.selectOptions(search.getByLabelText('Price up to'), '$30,000');
      expect(await search.findByRole('button', { name: 'Show 3 cars' })).toBeEnabled();
      expect(search.getByRole('status')).toHaveTextContent('Show 3 cars');
      await user.selectOptions(search.getByLabelText('Brand'), 'BMW');
      expect(search.getByRole('button', { name: 'Show 2 cars' })).toBeEnabled();
      await user.selectOptions(search.getByLabelText('Year from'), '2022');
      expect(search.getByRole('button', { name: 'No car fits' })).toBeDisabled();
      await user.selectOptions(search.getByLabelText('Year from'), '2018');
      await user.click(search.getByRole('button', { name: 'Show 1 car' }));

      expect(await screen.findByText('Sign in to see the cars you are looking for.')).toBeVisible();
      await signIn(page, mara);
      expect(await screen.findByRole('heading', { name: 'Showing 1 Result of BMW' })).toBeVisible();
      expect(currentPath()).toBe('/carsCategories/category/bmw?maxPrice=30000&minYear=2018');
      // The third press after those of the search and the login.
      await user.click(within(screen.getByRole('article')).getByRole('link', { name: 'BMW 330i 2020' }));
      expect(await screen.findByRole('heading', { name: 'Car Details Page' })).toBeVisible();
    });

    test('and finds it there again after Back from the list, and after a reload', async () => {
      someCars();
      const { user, screen } = await visit('/', aBuyer());
      await user.selectOptions(await screen.findByLabelText('Price up to'), '$30,000');
      await user.selectOptions(screen.getByLabelText('Brand'), 'BMW');
      await user.click(await screen.findByRole('button', { name: 'Show 2 cars' }));
      expect(await screen.findByRole('heading', { name: 'Showing 2 Result of BMW' })).toBeVisible();

      act(() => window.history.back());
      expect(await screen.findByRole('button', { name: 'Show 2 cars' })).toBeEnabled();
      expect(screen.getByRole('button', { name: 'Find a car: BMW, up to $30,000' })).toBeVisible();
      await user.selectOptions(screen.getByLabelText('Brand'), 'All brands');
      expect(await screen.findByRole('button', { name: 'Show 3 cars' })).toBeEnabled();

      const again = await visit(currentPath());
      expect(await again.screen.findByLabelText('Price up to')).toHaveValue('30000');
      expect(again.screen.getByLabelText('Brand')).toHaveValue('');
    });

    test('in the sheet of a phone, which clears the choices and keeps them when it is closed', async () => {
      someCars();
      const { user, screen } = await visit('/');
      await screen.findByRole('button', { name: 'Show 5 cars' });
      await user.click(screen.getByRole('button', { name: 'Find a car: Brand, price, year' }));
      const sheet = within(await screen.findByRole('dialog', { name: 'Find a car' }));
      await user.click(sheet.getByRole('radio', { name: 'Ford' }));
      await user.click(sheet.getByRole('radio', { name: '$10,000' }));
      expect(await sheet.findByRole('button', { name: 'No car fits' })).toBeDisabled();
      expect(sheet.getByRole('status')).toHaveTextContent('No car fits');
      await user.click(sheet.getByRole('button', { name: 'Clear' }));
      expect(sheet.getByRole('button', { name: 'Show 5 cars' })).toBeEnabled();
      await user.click(sheet.getByRole('radio', { name: '$15,000' }));
      await user.click(sheet.getByRole('radio', { name: '2018' }));
      await user.click(sheet.getByRole('button', { name: 'Close' }));

      await user.click(screen.getByRole('button', { name: 'Find a car: up to $15,000, from 2018' }));
      await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Show 1 car' }));
      expect(await screen.findByRole('button', { name: 'Login' })).toBeVisible();
    });

    test('without a number while the cars cannot be read', async () => {
      breakCall('GET /cars');
      const { user, screen } = await visit('/');
      await screen.findByRole('alert');
      await user.selectOptions(screen.getByLabelText('Price up to'), '$10,000');
      expect(screen.getByRole('button', { name: 'Show cars' })).toBeEnabled();
    });

    test('before the code is there: the browser’s own address leads to the same cars', async () => {
      someCars();
      const mara = aSeller();
      const page = await visit('/carsCategories?brand=bmw&maxPrice=&minYear=2018');
      await signIn(page, mara);
      expect(await page.screen.findByRole('heading', { name: 'Showing 2 Result of BMW' })).toBeVisible();
      expect(currentPath()).toBe('/carsCategories/category/bmw?minYear=2018');

      const again = await visit('/carsCategories?brand=&maxPrice=10000&minYear=', mara);
      expect(await again.screen.findByRole('heading', { name: 'All Available Data 1 Result of 5' })).toBeVisible();
      expect(currentPath()).toBe('/carsCategories?maxPrice=10000');
    });
  });

  test('is invited to sign in if the host requires a sign-in for the posts, after a single request', async () => {
    aCar({ title: 'Corolla 2016' });
    breakCall('GET /seller/post', 401);
    const { screen } = await visit('/home');

    const posts = within(await screen.findByRole('region', collection));
    expect(await posts.findByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    expect(posts.getByRole('link', { name: 'Create a free account' })).toHaveAttribute('href', '/signup');
    expect(posts.queryByRole('alert')).not.toBeInTheDocument();
    await advanceTime(60_000);
    expect(callsTo('GET /seller/post')).toHaveLength(1);
  });

  test('makes no call that requires a sign-in (§1, §6, §7)', async () => {
    aCar({ title: 'Corolla 2016' });
    const { screen } = await visit('/home');
    await within(await screen.findByRole('region', collection)).findByRole('article');
    await advanceTime(5000);

    expect(callsTo('GET /wishlist')).toHaveLength(0);
    expect(callsTo('GET /users/*')).toHaveLength(0);
    expect(callsTo('GET /jwt')).toHaveLength(0);
    expect(callsTo('* *').filter(({ bearer }) => bearer !== undefined)).toHaveLength(0);
  });

  test('reads once that the marketplace cannot be read, without the parts that it has, and one Retry loads them all', async () => {
    aCar({ title: 'Corolla 2016' });
    const repair = ['GET /seller/post', 'GET /cars', 'GET /carCategories'].map((call) => breakCall(call, 'html'));
    const { user, screen } = await visit('/home');
    const parts = [collection, carousel, { name: 'Brand collection' }];

    expect(await screen.findByRole('alert')).toHaveTextContent('The marketplace has a problem right now.');
    for (const part of parts) await waitFor(() => expect(screen.queryByRole('region', part)).not.toBeInTheDocument());
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    repair.forEach((mend) => mend());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    for (const part of parts.slice(0, 2)) {
      const region = within(await screen.findByRole('region', part));
      expect((await region.findAllByRole('article', { name: 'Corolla 2016' }))[0]).toBeVisible();
    }
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    const brands = within(screen.getByRole('region', { name: 'Brand collection' }));
    expect(await brands.findByRole('link', { name: 'Toyota 1 car' })).toBeVisible();
  });

  test('reads that there are no cars and no brands while the marketplace is empty', async () => {
    await databaseReady();
    await database.clear();
    const { screen } = await visit('/home');

    expect(await screen.findByText('No car has been posted yet.')).toBeVisible();
    expect(screen.getByText('No cars yet.')).toBeVisible();
    expect(screen.getByText('No brands yet.')).toBeVisible();
  });
});

describe('A visitor on the blog page', () => {
  test('reads the answers: several can be open, the first is open at the start (§1, §2)', async () => {
    const { user, screen } = await visit('/blog');
    expect(await screen.findByRole('heading', { level: 1, name: 'Blog Comunity' })).toBeVisible();
    expect(document.title).toBe('Blog Comunity · SecondGear');
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:.+@/),
    );

    const faq = screen.getByRole('region', { name: 'Question?' });
    const items = within(faq).getAllByRole<HTMLDetailsElement>('group');
    const isOpen = () => items.map(({ open }) => open);
    expect(items.map((item) => within(item).getByRole('heading').textContent)).toEqual([
      expect.stringMatching(/state in a React/),
      expect.stringMatching(/prototypal inheritance/),
      expect.stringMatching(/unit test/),
      expect.stringMatching(/React vs\. Angular vs\. Vue/),
      expect.stringMatching(/Node/),
    ]);
    expect(isOpen()).toEqual([true, false, false, false, false]);
    expect(screen.getByText(/useSyncExternalStore/)).toBeVisible();

    await user.click(screen.getByText(/prototypal inheritance/));
    expect(isOpen()).toEqual([true, true, false, false, false]);
    expect(screen.getByText(/Object\.create/)).toBeVisible();
    await user.click(screen.getByText(/state in a React/));
    expect(isOpen()).toEqual([false, true, false, false, false]);
  });
});
