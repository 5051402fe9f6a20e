import { translate } from '@tests/support/translate';
import { aPerson } from './support/people';
import { startAs } from './support/startAs';
import { expect, test } from './support/test';

test('Letters that are typed in one task are all kept, Back undoes the search, the list stays where it is, and a translated page shows the new count', async ({
  page,
}) => {
  await startAs(page, await aPerson());
  await page.goto('/carsCategories');
  const search = page.getByRole('searchbox', { name: 'Search cars' });
  await expect(page.getByRole('article').first()).toBeVisible();
  await search.evaluate((field: HTMLInputElement) => {
    // React compares with the value that it has set itself, and not with that of the prototype.
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    for (const text of ['b', 'bm', 'bmw']) {
      value?.set?.call(field, text);
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
  });
  await expect(page).toHaveURL(/\?q=bmw$/);
  await page.waitForTimeout(800);
  await expect(page).toHaveURL(/\?q=bmw$/);
  await expect(search).toHaveValue('bmw');
  await page.goBack();
  await expect(search).toHaveValue('');

  const heading = page.getByRole('heading', { level: 1 });
  const showsAll = () => expect(heading).toHaveText(/^All Available Data (\d+) Result of \1$/);
  const placeOf = async () => (await page.getByRole('article').first().boundingBox())?.y;
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await showsAll();
    const place = await placeOf();
    await search.fill('b');
    await expect(page.getByRole('button', { name: 'Clear all' })).toBeVisible();
    await page.getByRole('button', { name: 'Condition' }).click();
    await page.getByRole('checkbox', { name: /^Used/ }).check();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Condition: Used' })).toBeVisible();
    expect(await placeOf(), `${width} px`).toBe(place);
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(search).toHaveValue('');
  }

  await showsAll();
  await page.evaluate(translate);
  await expect(heading).toHaveText(/^‹.*›$/);
  await search.fill('nothing like this');
  await expect(heading).toHaveText(/^All Available Data 0 Result of \d+$/);
});
