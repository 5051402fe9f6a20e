import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { callsTo, slowCall } from '@tests/support/calls';
import { aCar, aWish, database } from '@tests/support/database';
import { aWishedCar, payWith, successHeading, typeCard, enabledPayButton } from '@tests/support/paying';
import { aBuyer } from '@tests/support/people';
import { visit } from '@tests/support/visit';

const WRECK = 'http://localhost:4103/cars/wreck.webp';
const JAGUAR = 'http://localhost:4103/cars/jaguar.webp';
const SAVED = 'Saved as “Jaguar F-Type”, with another picture';
const CHANGED = 'The post is not what was saved on your wishlist';
const CONFIRM = 'POST /v1/payment_intents/:id/confirm';

/** Anybody can store a wish under anybody's email: this one has the id of a wreck, and the looks of a Jaguar. */
function aPlantedWish() {
  const noor = aBuyer();
  const car = aCar({ title: 'Lada Niva, wrecked', img: WRECK, price: 24_500 });
  const saved = { product_title: 'Jaguar F-Type', product_img: JAGUAR, price: 24_500 };
  return { noor, car, wish: aWish({ wishListIid: car.id, email: noor.email, ...saved }) };
}

const pictureIn = (place: HTMLElement) => place.querySelector('img')?.getAttribute('src');

describe('A wish whose title and picture are not those of its car', () => {
  test('shows the car’s own in My Wishlist and in the modal, and says what was saved', async () => {
    const { noor, car } = aPlantedWish();
    slowCall(`GET /cars/${car.id}`, 1000);
    const { user, screen } = await visit('/dashboard', noor);

    expect(await screen.findByRole('button', { name: /^Pay for/ })).toBeDisabled();
    expect(screen.queryByRole('link', { name: /^Pay for/ })).not.toBeInTheDocument();
    const row = await screen.findByRole('row', { name: /Lada Niva, wrecked/ });
    expect(row).toHaveTextContent(SAVED);
    expect(pictureIn(row)).toBe(WRECK);
    expect(within(row).getByRole('link', { name: 'Pay for Lada Niva, wrecked' })).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Wishlist, 1 car' }));
    const item = await within(await screen.findByRole('dialog')).findByRole('listitem');
    expect(await within(item).findByText(SAVED)).toBeVisible();
    expect(item).toHaveTextContent('Lada Niva, wrecked$24,500');
    expect(pictureIn(item)).toBe(WRECK);
  });

  test('is checked out as the car, and the page says what was saved', async () => {
    const { noor, car } = aPlantedWish();
    const { screen } = await visit(`/carsCategories/add-to-cart/${car.id}`, noor);

    const order = await screen.findByRole('region', { name: 'Order Total' });
    expect(await within(order).findByText(SAVED)).toBeVisible();
    const main = screen.getByRole('main');
    expect(main).toHaveTextContent('Lada Niva, wrecked');
    expect(pictureIn(main)).toBe(WRECK);
  });

  test('cannot be paid before it is saved anew: the payment page shows the car, and what was saved', async () => {
    const { noor, wish, car } = aPlantedWish();
    const { user, screen } = await visit(`/dashboard/payment/${wish.id}`, noor);

    expect(await screen.findByRole('heading', { name: CHANGED })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      `Listed as “Lada Niva, wrecked”. ${SAVED}. You were not charged.`,
    );
    expect(screen.getByRole('link', { name: 'See the car' })).toHaveAttribute(
      'href',
      `/carsCategories/carDetails/${car.id}`,
    );
    const order = screen.getByRole('region', { name: 'Your order' });
    expect(order).toHaveTextContent('Lada Niva, wrecked');
    expect(pictureIn(order)).toBe(WRECK);
    expect(document.title).toBe('Payment · Lada Niva, wrecked · SecondGear');
    expect(screen.queryByRole('textbox', { name: 'Card number' })).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Continue at $24,500' }));
    expect(await screen.findByRole('textbox', { name: 'Card number' })).toBeVisible();
    expect(await database.wishlist.find({})).toMatchObject([{ wishListIid: car.id, product_img: WRECK }]);
  });

  test('is not charged if it became so while the card was typed', async () => {
    const noor = aBuyer();
    const { url, carId } = aWishedCar(noor);
    const { user, screen } = await visit(url, noor);
    await typeCard(user);
    await enabledPayButton();
    await database.cars.update({ _id: carId }, { title: 'Lada Niva, wrecked' });
    await user.click(await enabledPayButton());

    expect(await screen.findByRole('heading', { name: CHANGED })).toBeVisible();
    expect(callsTo(CONFIRM)).toEqual([]);
  });
});

test('A receipt keeps the title that the car had when it was paid', async () => {
  const noor = aBuyer();
  const { url, id, carId } = aWishedCar(noor);
  const { user, reload } = await visit(url, noor);
  await payWith(user);
  await successHeading();
  await database.cars.remove({ _id: carId });
  await database.wishlist.update({ _id: id }, { product_title: 'Jaguar F-Type' });

  const { screen } = await reload();
  await successHeading();
  expect(screen.getByRole('region', { name: 'Your order' })).toHaveTextContent('BMW 330i xDrive');
  expect(screen.getByRole('link', { name: 'Write to SecondGear' })).toHaveAttribute(
    'href',
    expect.stringContaining('BMW%20330i%20xDrive'),
  );
  expect(screen.queryByText(/Jaguar/)).not.toBeInTheDocument();
});
