import { waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { breakCall } from '@tests/support/calls';
import { hostileTexts } from '@tests/support/hostile';
import { aBuyer, aSeller } from '@tests/support/people';
import { currentPath, visit } from '@tests/support/visit';
import { aCar, aWish } from '@tests/support/database';

type Screen = Awaited<ReturnType<typeof visit>>['screen'];

const detailsOf = ({ id }: { id: string }) => `/carsCategories/carDetails/${id}`;
const section = async (screen: Screen, name: string | RegExp) => within(await screen.findByRole('region', { name }));

/** This car, and five comparable ones by mileage. */
function aMarket() {
  const own = aCar({ title: 'BMW 330i', slug: 'bmw', price: 24_500, mileage: 48_200, model: '330i G20 (2020)' });
  const others = [
    aCar({ title: 'BMW M240i', slug: 'bmw', price: 33_600, mileage: 31_500 }),
    aCar({ title: hostileTexts.script, slug: 'BMW', price: 18_700, mileage: 43_100 }),
    aCar({ title: 'BMW X5', slug: 'bmw', price: 47_900, mileage: 56_800 }),
    aCar({ title: 'BMW X3', slug: 'bmw', price: '28,300', mileage: '87,600 km' }),
    aCar({ title: 'BMW 320d', slug: 'bmw', price: 9900, mileage: 176_300 }),
  ];
  aCar({ title: 'BMW without a price', slug: 'bmw', price: 'to be agreed', mileage: 1000 });
  aCar({ title: 'Corolla 2016', slug: 'toyota', price: 9500, mileage: 60_000 });
  return { own, others };
}

describe('A buyer who looks at the price of a car', () => {
  test('reads where it stands, and walks the comparable cars by mileage with the arrow keys', async () => {
    const { own, others } = aMarket();
    const { user, screen } = await visit(detailsOf(own), aBuyer());

    const position = await section(screen, 'Where this price stands');
    expect(
      await position.findByText('Cheaper than 3 of 5 comparable cars, with fewer kilometres than most.'),
    ).toBeVisible();
    expect(position.getByText(/^Counted from every other BMW listed here.*not a valuation\.$/)).toBeVisible();
    expect(position.getByText('One is both cheaper and less driven')).toBeVisible();

    const plot = within(position.getByRole('figure', { name: 'Price against mileage of 5 other cars' }));
    const points = plot.getAllByRole('link');
    expect(points.map((point) => point.textContent)).toEqual([
      'BMW M240i, $33,600, 31,500 km',
      'script <script>window.__hostile=1</script>, $18,700, 43,100 km',
      'BMW X5, $47,900, 56,800 km',
      'BMW X3, $28,300, 87,600 km',
      'BMW 320d, $9,900, 176,300 km',
    ]);
    expect(points.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1, -1]);

    points[0]?.focus();
    await user.keyboard('{ArrowRight}{ArrowDown}{ArrowRight}');
    expect(points[3]).toHaveFocus();
    expect(plot.getByText('$3,800 dearer, 39,400 km more')).toBeVisible();
    expect(plot.getByRole('link', { name: 'See this car' })).toHaveAttribute('href', detailsOf(others[3] ?? own));
    await user.keyboard('{Escape}');
    expect(plot.queryByRole('link', { name: 'See this car' })).not.toBeInTheDocument();

    await user.keyboard('{Home}{Enter}');
    expect(await screen.findByRole('heading', { name: 'BMW M240i', level: 2 })).toBeVisible();
    expect(currentPath()).toBe(detailsOf(others[0] ?? own));
  });

  test('opens a point with a click, but with a finger only by a second tap', async () => {
    const { own, others } = aMarket();
    const { user, screen } = await visit(detailsOf(own), aBuyer());
    const position = await section(screen, 'Where this price stands');
    const plot = within(await position.findByRole('figure'));
    // jsdom has no layout.
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 100));
    const touch = async (point: HTMLElement) => {
      const coords = { clientX: Number.parseFloat(point.style.left), clientY: Number.parseFloat(point.style.top) };
      await user.pointer({ keys: '[TouchA]', target: point, coords });
    };
    const [, , x5] = plot.getAllByRole('link');
    if (!x5) throw new Error('The plot has five points.');

    await touch(x5);
    expect(await plot.findByRole('link', { name: 'See this car' })).toHaveAttribute(
      'href',
      detailsOf(others[2] ?? own),
    );
    expect(currentPath()).toBe(detailsOf(own));
    await touch(x5);
    await waitFor(() => expect(currentPath()).toBe(detailsOf(others[2] ?? own)));

    await visit(detailsOf(own));
    const again = within(await (await section(screen, 'Where this price stands')).findByRole('figure'));
    await user.click(again.getByRole('link', { name: /^BMW 320d/ }));
    await waitFor(() => expect(currentPath()).toBe(detailsOf(others[4] ?? own)));
  });

  test('reads the same in a table', async () => {
    const { own } = aMarket();
    const { user, screen } = await visit(detailsOf(own), aBuyer());
    const position = await section(screen, 'Where this price stands');

    await user.click(await position.findByRole('button', { name: 'Show as a table' }));
    const rows = position.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toHaveLength(7);
    expect(rows[3]).toBe('BMW 330i$24,50048,200 kmThis car');
    expect(rows[5]).toBe('BMW X3$28,30087,600 km$3,800 dearer, 39,400 km more');
    expect(position.queryByRole('figure')).not.toBeInTheDocument();
    await user.click(position.getByRole('button', { name: 'Show as a plot' }));
    expect(position.getByRole('figure')).toBeVisible();
  });

  test('sees the comparable cars without a verdict if there are fewer than five', async () => {
    const own = aCar({ title: 'BMW 330i', slug: 'bmw', price: 24_500 });
    aCar({ title: 'BMW X3', slug: 'bmw', price: 28_300, mileage: 87_600 });
    const { screen } = await visit(detailsOf(own), aBuyer());

    const position = await section(screen, 'Where this price stands');
    expect(await position.findByText(/^Only one other BMW car here states a price and a mileage/)).toBeVisible();
    expect(position.getByRole('link', { name: 'BMW X3 $28,300 87,600 km' })).toBeVisible();
    expect(position.queryByText(/comparable cars,/)).not.toBeInTheDocument();
  });

  test('can try again if the other cars could not be loaded', async () => {
    const { own } = aMarket();
    const repair = breakCall('GET /cars', 500);
    const { user, screen } = await visit(detailsOf(own), aBuyer());

    const position = await section(screen, 'Where this price stands');
    expect(await position.findByRole('alert')).toHaveTextContent('The marketplace has a problem right now.');
    repair();
    await user.click(position.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Cheaper than 3 of 5 comparable cars/)).toBeVisible();
  });
});

describe('A buyer who looks for another car', () => {
  test('sees similar cars and why, the seller’s other cars, and those whose pages they opened', async () => {
    const noor = aBuyer();
    const own = aCar({ title: 'Yaris', slug: 'toyota', model: 'Yaris (2019)', price: 12_000, mileage: 50_000 });
    aCar({
      title: 'Yaris Hybrid',
      slug: 'toyota',
      model: 'Yaris (2021)',
      price: 14_000,
      mileage: 20_000,
      email: 'tomas@example.test',
    });
    const jeep = aCar({ title: hostileTexts.image, slug: 'jeep', price: 90_000, displayName: 'Mara Lindqvist' });
    await visit(detailsOf(jeep), noor);
    const { screen } = await visit(detailsOf(own), noor);

    const similar = within((await section(screen, 'Similar cars')).getByRole('article', { name: 'Yaris Hybrid' }));
    expect(similar.getByText('Same model, two years newer, 30,000 km less, $2,000 dearer')).toBeVisible();
    expect(similar.getByRole('button', { name: 'Wishlist: Yaris Hybrid' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'All 2 Toyota cars' })).toHaveAttribute(
      'href',
      '/carsCategories/category/toyota',
    );
    const theirs = await section(screen, 'Also from Mara Lindqvist');
    expect(theirs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^image <img src=x.* \$90,000/),
    ]);
  });
});

describe('A buyer is warned', () => {
  test('of what the list, the post and the seller’s record show, and of nothing on their own post', async () => {
    const tomas = aSeller({ name: 'Tomas Berg', email: 'tomas@example.test' });
    const own = aCar({
      title: 'Corolla',
      email: tomas.email,
      description: 'Send a deposit first: <b>https://evil.example</b>',
    });
    const nordic = aCar({ title: 'Land Cruiser', email: 'desk@nordic.test', displayName: 'Nordic Car Desk' });
    const { screen } = await visit(detailsOf(own), aBuyer());

    const phone = await section(screen, 'One phone, several sellers');
    expect(
      phone.getByText('The number in this post is also in 1 post by another seller, Nordic Car Desk.'),
    ).toBeVisible();
    expect(phone.getByRole('link', { name: 'Land Cruiser' })).toHaveAttribute('href', detailsOf(nordic));
    expect(phone.getByText('What to do:').parentElement).toHaveTextContent('What to do: ask who owns the car');
    await screen.findByText('A new account');
    const headings = screen.getAllByRole('heading', { level: 3 });
    expect(headings.map(({ textContent }) => textContent).slice(0, 5)).toEqual([
      'The same picture in other posts',
      'One phone, several sellers',
      'A new account',
      'The post speaks of money in advance',
      'The post leads off this site',
    ]);
    expect(screen.getAllByText('It says: “Send a deposit first: <b>https://evil.example</b>”')).toHaveLength(2);

    const later = await visit(detailsOf(own), tomas);
    expect(await later.screen.findByText('This is your own post.')).toBeVisible();
    expect(later.screen.queryByText('What to do:')).not.toBeInTheDocument();
  });

  test('of money in advance where they are about to call or to pay', async () => {
    const noor = aBuyer();
    const own = aCar({ title: 'Corolla' });
    const wish = aWish({ wishListIid: own.id, product_title: 'Corolla' });
    const { screen } = await visit(detailsOf(own), noor);
    const seller = await section(screen, 'Seller');
    expect(seller.getByText(/^See the car, its papers and the seller’s identity card/)).toBeVisible();

    const later = await visit(`/dashboard/payment/${wish.id}`, noor);
    expect(await later.screen.findByText(/^Pay only for a car that you have seen/)).toBeVisible();
  });
});
