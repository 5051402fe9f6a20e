import { waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { HOUR_MS, UNDO_MS } from '@/lib/config/limits';
import { breakCall } from '@tests/support/calls';
import { advanceTime, sleepTime, startClock } from '@tests/support/clock';
import { aCar, aWish } from '@tests/support/database';
import { hostileTexts } from '@tests/support/hostile';
import { setVisible } from '@tests/support/network';
import { aBuyer, aSeller } from '@tests/support/people';
import { currentPath, visit } from '@tests/support/visit';

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
  test('reads in one line where it stands, and opens the plot and the table of the same cars', async () => {
    const { own, others } = aMarket();
    const { user, screen } = await visit(detailsOf(own), aBuyer());

    await user.click(await screen.findByRole('link', { name: 'Cheaper than 3 of 5 comparable cars' }));
    const position = await section(screen, 'Where this price stands');
    expect(position.getByText('Price and mileage of 6 BMW cars')).toBeVisible();
    expect(
      await position.findByText('Cheaper than 3 of 5 comparable cars. One of them is both cheaper and less driven.'),
    ).toBeVisible();
    expect(position.getByText(/^Counted from every other BMW listed here.*not a valuation\./)).toBeVisible();

    const rows = position.getAllByRole('row').map((row) => row.textContent);
    expect(rows.slice(1)).toEqual([
      'BMW M240i$33,60031,500 km$9,100 more, 16,700 km less',
      'script <script>window.__hostile=1</script>$18,70043,100 km$5,800 cheaper, 5,100 km less',
      'BMW 330i$24,50048,200 kmThis car',
      'BMW X5$47,90056,800 km$23,400 more, 8,600 km more',
      'BMW X3$28,30087,600 km$3,800 more, 39,400 km more',
      'BMW 320d$9,900176,300 km$14,600 cheaper, 128,100 km more',
    ]);
    await user.click(position.getByRole('link', { name: 'BMW X3' }));
    expect(await screen.findByRole('heading', { name: 'BMW X3', level: 2 })).toBeVisible();
    expect(currentPath()).toBe(detailsOf(others[3] ?? own));
  });

  test('opens a point of the plot with a click, but with a finger only by a second tap', async () => {
    const { own, others } = aMarket();
    const { user, screen } = await visit(detailsOf(own), aBuyer());
    const pointOf = async (id: string | undefined) => {
      await user.click(await screen.findByRole('link', { name: /^Cheaper than 3/ }));
      const plot = await screen.findByText('Cheaper and less driven');
      const points = plot.closest('[aria-hidden]')?.querySelectorAll('a') ?? [];
      const point = Array.from(points).find((link) => link.href.endsWith(`/${id}`));
      if (!point) throw new Error('The car has no point.');
      return point;
    };
    const x5 = await pointOf(others[2]?.id);
    await user.pointer({ keys: '[TouchA]', target: x5 });
    expect(screen.getByText('$23,400 more, 8,600 km more', { selector: 'span' })).toBeVisible();
    expect(currentPath()).toBe(detailsOf(own));
    await user.pointer({ keys: '[TouchA]', target: x5 });
    await waitFor(() => expect(currentPath()).toBe(detailsOf(others[2] ?? own)));

    await visit(detailsOf(own));
    await user.click(await pointOf(others[4]?.id));
    await waitFor(() => expect(currentPath()).toBe(detailsOf(others[4] ?? own)));
  });

  test('reads that there are too few comparable cars', async () => {
    const own = aCar({ title: 'BMW 330i', slug: 'bmw', price: 24_500 });
    aCar({ title: 'BMW X3', slug: 'bmw', price: 28_300, mileage: 87_600 });
    const { screen } = await visit(detailsOf(own), aBuyer());

    expect(await screen.findByText('Too few comparable cars to say whether the price is good')).toBeVisible();
    await section(screen, 'Similar cars');
    expect(screen.queryByRole('region', { name: 'Where this price stands' })).not.toBeInTheDocument();
  });

  test('can try again if the other cars could not be loaded', async () => {
    const { own } = aMarket();
    const repair = breakCall('GET /cars', 500);
    const { user, screen } = await visit(detailsOf(own), aBuyer());

    const price = await section(screen, 'Price and what to do');
    expect(await price.findByRole('alert')).toHaveTextContent('The marketplace has a problem right now.');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    repair();
    await user.click(price.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Cheaper than 3 of 5 comparable cars/)).toBeVisible();
  });

  test('asks the seller where no card could pay the price', async () => {
    const noor = aBuyer();
    const { screen } = await visit(detailsOf(aCar({ price: 'to be agreed', email: 'mara@example.test' })), noor);
    const price = await section(screen, 'Price and what to do');
    const ask = await price.findByRole('link', { name: 'Ask the seller' });
    expect(ask).toHaveAttribute('href', expect.stringMatching(/^mailto:mara@example\.test\?/));
    expect(price.queryByRole('button', { name: 'Buy Now' })).not.toBeInTheDocument();
    expect(price.queryByRole('link', { name: 'Check out' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Mail the seller' })).not.toBeInTheDocument();

    const later = await visit(detailsOf(aCar({ price: 0, email: undefined })), noor);
    expect(await later.screen.findByRole('button', { name: 'Ask the seller' })).toBeVisible();
  });
});

describe('A seller on the page of their own car', () => {
  test('changes or removes it, can undo the removal, and is offered neither once it is gone', async () => {
    const mara = aSeller();
    const own = aCar({ title: 'My Corolla', email: mara.email });
    const { user, screen } = await visit(detailsOf(own), mara);

    const actions = within(await screen.findByRole('article', { name: 'My Corolla' }));
    expect(actions.getByText('This is your own post.')).toBeVisible();
    expect(actions.getByRole('link', { name: 'Change' })).toHaveAttribute(
      'href',
      `/dashboard/seller/product-post?change=${own.id}`,
    );
    expect(screen.getByRole('region', { name: 'Seller' })).toHaveTextContent('Mara Lindqvist');
    expect(screen.queryByRole('button', { name: /^(Report Post|Show)/ })).not.toBeInTheDocument();
    expect(screen.queryByText(/before you pay anything/)).not.toBeInTheDocument();
    await user.click(actions.getByRole('button', { name: 'Remove' }));
    expect(actions.queryByRole('link', { name: 'Change' })).not.toBeInTheDocument();
    await user.click(actions.getByRole('button', { name: /^Undo/ }));
    expect(actions.getByRole('link', { name: 'Change' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Buy Now' })).not.toBeInTheDocument();

    await user.click(actions.getByRole('button', { name: 'Remove' }));
    await advanceTime(UNDO_MS);
    expect(await screen.findByText(/^This car is no longer listed/)).toBeVisible();
    expect(actions.getByText('This is your own post.')).toBeVisible();
    expect(actions.queryByRole('link')).not.toBeInTheDocument();
    expect(actions.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('A buyer who looks for another car', () => {
  test('sees similar cars and why, and the seller’s other cars', async () => {
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
    aCar({ title: hostileTexts.image, slug: 'jeep', price: 90_000, displayName: 'Mara Lindqvist' });
    const { user, screen } = await visit(detailsOf(own), noor);

    const similar = await section(screen, 'Similar cars');
    expect(similar.getByText('1 car')).toBeVisible();
    expect(similar.queryByRole('link')).not.toBeInTheDocument();
    await user.click(similar.getByRole('heading'));
    const link = await similar.findByRole('link');
    expect(link).toHaveTextContent('Yaris Hybrid $14,000 Same model, $2,000 more, 30,000 km less');
    aCar({ title: 'Nearer', slug: 'toyota', model: 'Yaris (2019)', price: 12_000, email: 'tomas@example.test' });
    setVisible(false);
    await advanceTime(10_000);
    setVisible(true);
    expect(await similar.findByText('2 cars')).toBeVisible();
    expect(similar.getByRole('link')).toBe(link);

    const theirs = await section(screen, 'Also from Mara Lindqvist');
    await user.click(theirs.getByRole('heading'));
    expect((await theirs.findAllByRole('link')).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^image <img src=x.* \$90,000/),
    ]);
    aCar({ title: 'Newer', slug: 'jeep', displayName: 'Mara Lindqvist' });
    setVisible(false);
    await advanceTime(10_000);
    setVisible(true);
    expect(await theirs.findByText('2 cars')).toBeVisible();
    expect(theirs.getAllByRole('link')).toHaveLength(1);
  });
});

describe('A buyer is warned', () => {
  test('of what the list, the post and the seller’s record show, and of nothing on their own post', async () => {
    startClock('2026-11-21T12:30:00');
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
    await sleepTime(2 * HOUR_MS);
    expect(screen.getByText('The seller’s account was created 2 hours ago.')).toBeVisible();
    const headings = screen.getAllByRole('heading', { level: 3 });
    expect(
      headings.map(({ textContent }) => textContent).filter((text) => !['Facts', 'Description'].includes(text)),
    ).toEqual([
      'Mara Lindqvist',
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
