import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { breakCall, callsTo, slowCall } from '@tests/support/calls';
import { advanceTime } from '@tests/support/clock';
import { expectConsole } from '@tests/support/consoleGuard';
import { aCar, database, databaseReady } from '@tests/support/database';
import { setVisible } from '@tests/support/network';
import { aBuyer, aSeller } from '@tests/support/people';
import { setDevice } from '@tests/support/shims/screen';
import { onCommit, visit } from '@tests/support/visit';

const day = (n: number) => new Date(Date.UTC(2026, 0, n));

function twelveCars() {
  for (let n = 1; n <= 14; n += 1) aCar({ title: `Car ${n}`, postStatus: '' }, day(n));
}

async function openHome(person?: { email: string }) {
  const page = await visit('/home', person);
  // A signed-in user gets another collection than a visitor.
  if (person) await page.screen.findByRole('button', { name: 'SignOut' });
  const part = async (name: string) => within(await page.screen.findByRole('region', { name }));
  return { ...page, posts: await part('Seller collection'), carousel: await part('Feature product') };
}

type Part = Awaited<ReturnType<typeof openHome>>['posts'];
const titles = (part: Part) => part.getAllByRole('article').map((card) => card.getAttribute('aria-label'));

describe('The seller collection', () => {
  test('shows the newest four posts first, and the others on request (§1)', async () => {
    for (let n = 1; n <= 18; n += 1) aCar({ title: `Post ${n}` }, day(n));
    aCar({ title: 'Not by a seller', postStatus: '' }, day(20));
    const { user, posts } = await openHome(aBuyer());

    await posts.findByRole('article', { name: 'Post 18' });
    expect(titles(posts)).toEqual(['Post 18', 'Post 17', 'Post 16', 'Post 15']);
    await user.click(posts.getByRole('button', { name: 'Show 12 more' }));
    expect(titles(posts)).toHaveLength(16);
    const loading = posts.getAllByRole('article').map((card) => card.querySelector('img')?.getAttribute('loading'));
    expect(loading.map((how) => how === 'eager')).toEqual(loading.map((_, index) => index < 4));
    await user.click(posts.getByRole('button', { name: 'Show 2 more' }));
    expect(titles(posts)).toHaveLength(18);
    expect(posts.getAllByRole('listitem')[16]).toHaveFocus();
    expect(posts.queryByRole('button', { name: /more/ })).not.toBeInTheDocument();
  });

  test('is polled each second, and holds new posts back until the user shows them', async () => {
    const old = aCar({ title: 'Corolla 2016' }, day(1));
    const { user, posts } = await openHome(aBuyer());
    await posts.findByRole('article', { name: 'Corolla 2016' });
    const before = callsTo('GET /seller/post').length;
    await advanceTime(5000);
    expect(callsTo('GET /seller/post').length - before).toBeGreaterThanOrEqual(4);
    expect(callsTo('GET /seller/post').every(({ bearer }) => bearer !== undefined)).toBe(true);

    aCar({ title: 'X5 2020' }, day(3));
    aCar({ title: 'Focus 2018' }, day(2));
    const fresh = await posts.findByRole('button', { name: '2 new' });
    expect(titles(posts)).toEqual(['Corolla 2016']);
    await user.click(fresh);
    expect(titles(posts)).toEqual(['X5 2020', 'Focus 2018', 'Corolla 2016']);
    expect(posts.getByRole('heading', { name: 'Seller collection' })).toHaveFocus();

    await database.cars.remove({ _id: old.id });
    expect(await posts.findByText('No longer listed')).toBeVisible();
    expect(titles(posts)).toEqual(['X5 2020', 'Focus 2018', 'Corolla 2016']);
    const removed = within(posts.getByRole('article', { name: 'Corolla 2016' }));
    expect(removed.queryByRole('link')).not.toBeInTheDocument();
    expect(removed.queryByRole('button')).not.toBeInTheDocument();
  });

  test('has details, heart and cart on each card, and shows which seller is verified', async () => {
    const mara = aSeller({ record: { useVerify: 'verified' } });
    const tomas = aSeller({ name: 'Tomás Vega', email: 'tomas@example.test' });
    const facts = {
      slug: 'toyota',
      mileage: '48200',
      gear_type: 'Automatic',
      model_id: 'LE',
      model: 'LE',
      negotiable_price: 'Negotiable',
    };
    const { id } = aCar({ title: 'Corolla 2016', email: mara.email, ...facts }, day(2));
    aCar({ title: 'X5 2020', email: tomas.email, displayName: tomas.name }, day(1));
    const { posts } = await openHome(aBuyer());

    const corolla = within(await posts.findByRole('article', { name: 'Corolla 2016' }));
    expect(await corolla.findByText('Verified')).toBeVisible();
    for (const name of ['Corolla 2016', 'Details: Corolla 2016'])
      expect(corolla.getByRole('link', { name })).toHaveAttribute('href', `/carsCategories/carDetails/${id}`);
    expect(corolla.getByTitle(/^TOYOTA · /)).toHaveTextContent(/^TOYOTA201648,200 km$/);
    expect(corolla.getByTitle('Price negotiable')).toHaveTextContent('NEGPrice negotiable');
    expect(corolla.getAllByRole('button', { name: /^(Wishlist|Add to cart): Corolla 2016$/ })).toHaveLength(2);
    const x5 = within(posts.getByRole('article', { name: 'X5 2020' }));
    expect(x5.queryByText('Verified')).not.toBeInTheDocument();
    expect(await x5.findByText('Not verified yet')).toBeVisible();
    expect(x5.getByText('Tomás Vega')).toBeVisible();
    expect(callsTo('GET /users/mara@example.test')).toHaveLength(1);
  });

  test('keeps its posts while polls fail, and says since when', async () => {
    aCar({ title: 'Corolla 2016' });
    const { posts } = await openHome(aBuyer());
    await posts.findByRole('article', { name: 'Corolla 2016' });

    const repair = breakCall('GET /seller/post');
    expect(await posts.findByText(/Not up to date since \d\d:\d\d, trying again/)).toBeVisible();
    await advanceTime(20_000);
    expect(posts.getByRole('article', { name: 'Corolla 2016' })).toBeVisible();
    const count = callsTo('GET /seller/post').length;
    repair();
    await advanceTime(40_000);
    expect(posts.queryByText(/Not up to date/)).not.toBeInTheDocument();
    expect(callsTo('GET /seller/post').length).toBeGreaterThan(count);
  });

  test('stops polling on a refusal, and while the page is hidden', async () => {
    aCar({ title: 'Corolla 2016' });
    const { posts } = await openHome(aBuyer());
    await posts.findByRole('article', { name: 'Corolla 2016' });

    setVisible(false);
    const hidden = callsTo('GET /seller/post').length;
    await advanceTime(10_000);
    expect(callsTo('GET /seller/post').length).toBeLessThanOrEqual(hidden + 1);
    setVisible(true);
    await advanceTime(3000);
    expect(callsTo('GET /seller/post').length).toBeGreaterThan(hidden + 1);

    breakCall('GET /seller/post', 403);
    await advanceTime(5000);
    const refused = callsTo('GET /seller/post').length;
    await advanceTime(60_000);
    expect(callsTo('GET /seller/post')).toHaveLength(refused);
    expect(posts.getByRole('article', { name: 'Corolla 2016' })).toBeVisible();

    const { screen } = await visit('/home');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^.*Your account is not allowed to do this/);
  });
});

describe('The feature carousel', () => {
  const inView = (part: Part) => titles(part);

  test('shows the twelve newest cars, four at a time, in a loop (§9)', async () => {
    twelveCars();
    const { user, carousel } = await openHome();
    await carousel.findByRole('button', { name: 'Next cars' });
    await advanceTime(500);
    await user.click(carousel.getByRole('button', { name: 'Pause' }));
    await user.tab({ shift: true });
    expect(inView(carousel)).toEqual(['Car 14', 'Car 13', 'Car 12', 'Car 11']);

    await user.click(carousel.getByRole('button', { name: 'Next cars' }));
    await advanceTime(1000);
    expect(inView(carousel)).toEqual(['Car 13', 'Car 12', 'Car 11', 'Car 10']);
    for (let n = 0; n < 2; n += 1) {
      await user.click(carousel.getByRole('button', { name: 'Previous cars' }));
      await advanceTime(1000);
    }
    // Car 3 is the last of the twelve; after it come copies of the first cars.
    expect(inView(carousel)).toEqual(['Car 3', 'Car 14', 'Car 13', 'Car 12']);
  });

  test('begins after the posts that are shown above, unless the host shows visitors none', async () => {
    for (let n = 1; n <= 9; n += 1) aCar({ title: `Car ${n}` }, day(n));
    const { posts, carousel } = await openHome();
    expect(titles(posts)).toEqual(['Car 9', 'Car 8', 'Car 7', 'Car 6']);
    await carousel.findByRole('button', { name: 'Pause' });
    await advanceTime(500);
    expect(inView(carousel)).toEqual(['Car 5', 'Car 4', 'Car 3', 'Car 2']);

    breakCall('GET /seller/post', 401);
    const again = await openHome();
    await again.carousel.findByRole('button', { name: 'Pause' });
    await advanceTime(500);
    expect(inView(again.carousel)[0]).toBe('Car 9');
  });

  test('is shown after the posts above, but not held up by a host that is slow with them', async () => {
    twelveCars();
    aCar({ title: 'Post 1' }, day(20));
    const shown: [posts: number, cars: number][] = [];
    const cardsOf = (name: string) => screen.queryByRole('region', { name })?.querySelectorAll('article').length ?? 0;
    onCommit.mockImplementation(() => void shown.push([cardsOf('Seller collection'), cardsOf('Feature product')]));
    const { carousel } = await openHome(aBuyer());
    await carousel.findByRole('article', { name: 'Car 14' });
    onCommit.mockReset();
    expect(shown.find(([posts, cars]) => posts + cars > 0)).toEqual([1, 0]);

    slowCall('GET /seller/post', 20_000);
    const slow = await openHome();
    await slow.carousel.findByRole('article', { name: 'Car 14' });
    expect(slow.posts.queryByRole('article')).not.toBeInTheDocument();
  });

  test('shows as many cars as fit, also when the window becomes wider (§9)', async () => {
    setDevice({ width: 390 });
    twelveCars();
    const { carousel } = await openHome();
    await carousel.findByRole('button', { name: 'Pause' });
    for (const [width, shown] of [
      [390, 1],
      [699, 1],
      [700, 3],
      [999, 3],
      [1000, 4],
    ] as const) {
      setDevice({ width });
      await advanceTime(500);
      expect(inView(carousel), `${width} px`).toHaveLength(shown);
    }
  });

  test('moves by itself unless it is hovered, focused or paused (§9)', async () => {
    twelveCars();
    const { user, carousel, screen } = await openHome();
    await carousel.findByRole('button', { name: 'Pause' });
    await advanceTime(500);
    const first = () => inView(carousel)[0];
    expect(first()).toBe('Car 14');
    await advanceTime(5500);
    expect(first()).toBe('Car 13');

    const [card] = carousel.getAllByRole('article');
    if (!card) throw new Error('No card is in view.');
    await user.hover(card);
    await advanceTime(20_000);
    expect(first()).toBe('Car 13');
    await user.unhover(card);
    await user.hover(screen.getByRole('heading', { level: 1 }));
    await advanceTime(6000);
    expect(first()).toBe('Car 12');

    carousel.getAllByRole('link', { name: /^Details/ })[0]?.focus();
    await advanceTime(20_000);
    expect(first()).toBe('Car 12');
    screen.getByRole('link', { name: 'All cars' }).focus();
    await advanceTime(6000);
    expect(first()).toBe('Car 11');

    await user.click(carousel.getByRole('button', { name: 'Pause' }));
    await advanceTime(20_000);
    expect(first()).toBe('Car 11');
    await user.click(carousel.getByRole('button', { name: 'Play' }));
    await advanceTime(6000);
    expect(first()).toBe('Car 10');

    // Nor does a new car move those at which somebody points.
    const inPlace = inView(carousel);
    await user.hover(card);
    aCar({ title: 'Car 15', postStatus: '' }, day(15));
    setVisible(false);
    setVisible(true);
    await advanceTime(1000);
    expect(callsTo('GET /cars')).toHaveLength(2);
    expect(inView(carousel)).toEqual(inPlace);
  });

  test('does not move with reduced motion, unless the user presses Play', async () => {
    setDevice({ prefersLessMotion: true });
    twelveCars();
    const { user, carousel } = await openHome();
    const play = await carousel.findByRole('button', { name: 'Play' });
    await advanceTime(20_000);
    expect(inView(carousel)[0]).toBe('Car 14');
    await user.click(play);
    await advanceTime(6000);
    expect(inView(carousel)[0]).toBe('Car 13');
  });

  test('keeps the keyboard focus away from cars out of view', async () => {
    twelveCars();
    const { carousel, container } = await openHome();
    await carousel.findByRole('button', { name: 'Pause' });
    await advanceTime(500);
    const slides = [...container.querySelectorAll('.slick-slide')];
    const open = slides.filter((slide) => !slide.hasAttribute('inert'));
    expect(slides.length).toBeGreaterThan(12);
    expect(open).toHaveLength(4);
    expect(open.every((slide) => slide.getAttribute('aria-hidden') === 'false')).toBe(true);
    await advanceTime(5500);
    const after = slides.filter((slide) => !slide.hasAttribute('inert'));
    expect(after).toHaveLength(4);
    expect(after[0]).toBe(open[1]);
  });

  test('falls back to a scrollable row when it breaks', async () => {
    vi.doMock('@/home/carousel/slick', () => ({
      Slider: () => {
        throw new Error('broken on purpose');
      },
    }));
    twelveCars();
    const { carousel, posts } = await openHome();
    expect(await carousel.findByRole('article', { name: 'Car 3' })).toBeVisible();
    expect(carousel.getByRole('button', { name: 'Next cars' })).toBeDisabled();
    expect(posts.getByRole('heading')).toBeVisible();
    vi.doUnmock('@/home/carousel/slick');
    expectConsole(/broken on purpose/);
  });

  test('has no buttons when all cars are in view', async () => {
    aCar({ title: 'Corolla 2016' });
    const { carousel } = await openHome();
    expect(await carousel.findByRole('article', { name: 'Corolla 2016' })).toBeVisible();
    expect(carousel.queryByRole('button', { name: /Pause|Play|Next|Previous/ })).not.toBeInTheDocument();
    await databaseReady();
  });
});

test('New posts are announced', async () => {
  aCar({ title: 'Corolla' });
  await visit('/', aBuyer());
  await screen.findAllByText('Corolla');
  aCar({ title: 'Yaris' });
  const button = await screen.findByRole('button', { name: /^1 new/ });
  expect(button.closest('[aria-live], [role="status"]')).not.toBeNull();
});
