import type { Page } from '@playwright/test';
import { aCar, aPerson, aReport } from './support/people';
import { startAs } from './support/startAs';
import { expect, test } from './support/test';

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
    await admin.goto(`/dashboard/reported-post?q=${mark}`);
    await expect(admin.getByRole('article')).toHaveCount(2);
    await expect(admin.getByRole('region', { name: 'Open car' })).toContainText(`${mark} first`);
  }
  await page.goto('/blog');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /reported$/ })
    .press('Enter');
  await expect(page.getByRole('heading', { name: 'Reported', level: 1 })).toBeVisible();
  // The heading has the focus if it is there at once, else the part of the page that it comes into.
  await expect(page.locator('main:focus, h1:focus')).toBeVisible();
  await page.goto(`/dashboard/reported-post?q=${mark}`);
  const row = (admin: Page, title: string) => admin.getByRole('article', { name: title });

  await expect(page.getByRole('region', { name: 'Open car' })).toContainText(`${mark} first`);
  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: `${mark} second` }).first()).toBeFocused();
  await page.keyboard.press('r');
  await expect(row(page, `${mark} second`)).toContainText('Removing in');
  await page.keyboard.press('u');
  await expect(row(page, `${mark} second`)).toContainText('1 report ·');

  // Both decide about the first car within the ten seconds of the other.
  await page.goto(`/dashboard/reported-post?q=${mark}`);
  await expect(page.getByRole('region', { name: 'Open car' })).toContainText(`${mark} first`);
  await page.keyboard.press('d');
  await expect(row(page, `${mark} first`)).toContainText('Dropping in');
  await other.keyboard.press('r');
  await expect(row(other, `${mark} first`)).toContainText('Removing in');
  await expect(row(page, `${mark} first`)).toContainText('1 report dropped, car stays');
  await expect(row(other, `${mark} first`)).toContainText('Another admin has decided already.');

  for (const [index, id] of ids.entries()) {
    await page.goto(`/carsCategories/carDetails/${id}`);
    await expect(page.getByText(cars[index] ?? '').first()).toBeVisible();
  }
});
