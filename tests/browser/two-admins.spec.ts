import type { Page } from '@playwright/test';
import { aCar, aPerson, aReport } from './support/people';
import { startAs } from './support/startAs';
import { expect, test } from './support/test';

/** Longer than no press is taken after rows have moved. */
const AIMED_MS = 400;

async function press(page: Page, key: string) {
  await page.waitForTimeout(AIMED_MS);
  await page.keyboard.press(key);
}

test('Two admins at the same reports, by keyboard alone: U undoes, and only the first decision is sent', async ({
  page,
  newUserPage,
}) => {
  const mark = `Twin${Date.now()}`;
  const seller = await aPerson('seller', 'Kaja Solberg');
  const cars = [`${mark} first`, `${mark} second`];
  const ids = [];
  for (const title of cars) {
    const id = await aCar(seller, { title });
    await aReport(seller, id, title);
    ids.push(id);
  }
  const other = await newUserPage();
  for (const admin of [page, other]) {
    await startAs(admin, await aPerson('admin', 'Adaeze Obi'));
    // Other tests report cars at the same time.
    await admin.goto(`/dashboard/reported-post?sort=oldest&q=${mark}`);
    await expect(admin.getByRole('article')).toHaveCount(2);
    await expect(admin.getByRole('region', { name: 'Open case' })).toContainText(`${mark} first`);
  }
  const row = (admin: Page, title: string) => admin.getByRole('article', { name: title });

  await press(page, 'j');
  await expect(page.getByRole('link', { name: `${mark} second` }).first()).toBeFocused();
  await press(page, 'r');
  await expect(row(page, `${mark} second`)).toContainText('Removing the car…');
  await press(page, 'u');
  await expect(row(page, `${mark} second`)).toContainText('1report');

  // Both decide about the first car within the ten seconds of the other.
  await page.goto(`/dashboard/reported-post?sort=oldest&q=${mark}`);
  await expect(page.getByRole('region', { name: 'Open case' })).toContainText(`${mark} first`);
  await press(page, 'd');
  await expect(row(page, `${mark} first`)).toContainText('Dropping the reports…');
  await press(other, 'r');
  await expect(row(other, `${mark} first`)).toContainText('Removing the car…');
  await expect(row(page, `${mark} first`)).toContainText('1 report dropped, car stays');
  await expect(row(other, `${mark} first`)).toContainText('Another admin was faster. Nothing was sent.');

  for (const [index, id] of ids.entries()) {
    await page.goto(`/carsCategories/carDetails/${id}`);
    await expect(page.getByText(cars[index] ?? '').first()).toBeVisible();
  }
});
