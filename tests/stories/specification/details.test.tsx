import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aCar, aWish } from '@tests/support/database';
import { aBuyer, aSeller } from '@tests/support/people';
import { visit } from '@tests/support/visit';

const picture = 'http://localhost:4103/cars/suv-0b5d3b-noon-hills-prado.webp';

/** Ignores the query, which contains the width. */
function picturesIn(part: Element) {
  const addresses = [...part.querySelectorAll('img')].map(({ src }) => src.replace(/\?.*/, ''));
  return addresses.filter((address) => address === picture);
}

test('The picture and the whole title of a car are in the table, the modal, the checkout, the payment and the report (§2)', async () => {
  const whole = 'Jaguar F-Type R-Dynamic Coupe, first registered in 2021, with winter tyres'; // 74 characters
  const { id } = aCar({ title: whole, img: picture });
  const wish = aWish({ wishListIid: id, product_img: picture, product_title: whole });
  const { user, screen } = await visit('/dashboard', aBuyer());
  const row = await screen.findByRole('row', { name: /Jaguar/ });
  expect(within(row).getByText(whole)).toBeVisible();
  expect(picturesIn(row)).toHaveLength(1);
  await user.click(await screen.findByRole('button', { name: 'Wishlist, 1 car' }));
  const modal = within(screen.getByRole('dialog', { name: 'Your Chosen Car' }));
  expect(await modal.findByText(whole)).toBeVisible();
  expect(picturesIn(modal.getByRole('listitem'))).toHaveLength(1);

  const checkout = await visit(`/carsCategories/add-to-cart/${id}`);
  expect(await checkout.screen.findByText(whole)).toBeVisible();
  expect(picturesIn(checkout.screen.getByRole('main'))).toHaveLength(1);

  const payment = await visit(`/dashboard/payment/${wish.id}`);
  expect(await payment.screen.findByText(whole)).toBeVisible();

  const details = await visit(`/carsCategories/carDetails/${id}`);
  expect(await details.screen.findByRole('heading', { name: whole })).toHaveTextContent(whole);
  await details.user.click(await details.screen.findByRole('button', { name: 'Report Post' }));
  const report = await details.screen.findByRole('dialog');
  expect(within(report).getByText(whole)).toBeVisible();
  expect(picturesIn(report)).toHaveLength(1);
});

test('The post form offers the five brands, and the right keyboard for each field (§3, §5, §9)', async () => {
  const { screen } = await visit('/dashboard/seller/product-post', aSeller());
  const form = within(await screen.findByRole('form', { name: 'Car post' }));

  const brand = form.getByRole('combobox', { name: 'Brand' });
  const values = within(brand)
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ value }) => value);
  expect(values).toEqual(['', 'toyota', 'bmw', 'ford', 'jeep', 'jaguar']);
  for (const label of ['Price', 'Mileage', 'Sitting Position']) {
    expect(form.getByLabelText(label)).toHaveAttribute('inputmode', 'numeric');
  }
  expect(form.getByLabelText('Phone number')).toHaveAttribute('type', 'tel');
  expect(form.getByLabelText('Photo')).toHaveAttribute('type', 'file');
});

test('A title of more than 20 characters is cut on cards, and whole among the own products (§2, §9)', async () => {
  aCar({ title: 'Jaguar F-Type R-Dynamic Coupe', slug: 'jaguar', email: 'mara@example.test' });
  const whole = 'Jaguar F-Type R-Dynamic Coupe';
  const mara = aSeller();
  const pages = ['/carsCategories/category/jaguar', '/home'];

  for (const page of pages) {
    const { screen } = await visit(page, mara);
    const [card] = await screen.findAllByRole('article', { name: whole });
    expect(card).toHaveTextContent('Jaguar F-Type R-Dyna…');
    expect(card?.querySelector(`[title="${whole}"]`)).toBeVisible();
  }
  const { screen } = await visit('/carsCategories', mara);
  expect(await screen.findByRole('article', { name: whole })).toHaveTextContent('Jaguar F-Type R…');
  const own = await visit('/dashboard/seller/product');
  expect(await own.screen.findByRole('heading', { name: whole })).toHaveTextContent(whole);
});

test('A condition of more than 20 characters is whole on the details page', async () => {
  const whole = 'Used, one owner, always garaged';
  const { id } = aCar({ condition: whole });
  const { screen } = await visit(`/carsCategories/carDetails/${id}`, aBuyer());
  expect(await screen.findAllByText(whole)).toHaveLength(2);
});

test.each([
  ['/signup', undefined],
  ['/dashboard/seller/product-post', aSeller],
] as const)('The photo field of %s names its file types, and accepts these', async (page, person) => {
  const { screen } = await visit(page, person?.());
  const photo = await screen.findByLabelText('Photo');

  expect(photo).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp,image/avif,image/gif');
  expect(photo).toHaveAccessibleDescription(/^JPEG, PNG, WebP, AVIF or GIF, at most 32 MB\./);
});
