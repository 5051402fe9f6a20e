import type { Page } from '@playwright/test';

/** Fills in everything but the photo. */
export async function fillFields(page: Page, title: string) {
  const form = page.getByRole('form', { name: 'Car post' });
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Brand').selectOption('toyota');
  await form.getByLabel('Model').fill('Corolla E210 (2019)');
  await form.getByLabel('Car condition').selectOption('Used');
  await form.getByLabel('Gear Type').selectOption('Automatic');
  await form.getByLabel('Car Wheel').selectOption('FWD');
  await form.getByLabel('Sitting Position').fill('5');
  await form.getByLabel('Mileage', { exact: true }).fill('48200');
  await form.getByLabel('Price', { exact: true }).fill('12500');
  await form.getByRole('radio', { name: 'Negotiable' }).check();
  await form.getByLabel('Phone number').fill('+46 31 555 01 17');
  await form.getByLabel('Product Description').fill('One owner, serviced every year.');
}
