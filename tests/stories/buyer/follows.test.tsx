import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { advanceTime } from '@tests/support/clock';
import { aBuyer } from '@tests/support/people';
import { currentPath, visit } from '@tests/support/visit';
import { aCar } from '@tests/support/world';

type Page = Awaited<ReturnType<typeof visit>>;

const heading = (screen: Page['screen'], text: string) => screen.findByRole('heading', { level: 1, name: text });
const savedSearches = async (screen: Page['screen']) =>
  within(await screen.findByRole('navigation', { name: 'Saved searches' }));
const DAY = 24 * 3_600_000;

async function save({ user, screen }: Page, name: string) {
  await user.click(screen.getByRole('button', { name: 'Save this search' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this search' }));
  const field = dialog.getByRole('textbox', { name: 'Name' });
  await user.clear(field);
  await user.type(field, name);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
}

describe('A buyer who saves a search', () => {
  test('finds it below the categories with the number of new cars, until they look at it', async () => {
    aCar({ title: 'X1', slug: 'bmw', price: 14_600 }, new Date(Date.now() - DAY));
    const noor = aBuyer();
    const page = await visit('/carsCategories/category/bmw?maxPrice=30000&sort=price-low', noor);
    await heading(page.screen, 'Showing 1 Result of BMW');

    await page.user.click(page.screen.getByRole('button', { name: 'Save this search' }));
    const dialog = within(await page.screen.findByRole('dialog', { name: 'Save this search' }));
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('BMW, Up to $30,000');
    await page.user.clear(dialog.getByRole('textbox', { name: 'Name' }));
    await page.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/Give it a name\./);
    await page.user.type(dialog.getByRole('textbox', { name: 'Name' }), 'BMW under $30,000');
    await page.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await page.screen.findByRole('button', { name: 'Search saved' })).toBeVisible();

    await advanceTime(2000);
    const later = () => new Date(Date.now() + 60_000);
    aCar({ title: 'X3', slug: 'bmw', price: 28_000 }, later());
    aCar({ title: '330i', slug: 'bmw', price: 24_500 }, later());
    aCar({ title: 'X7', slug: 'bmw', price: 80_000 }, later());
    aCar({ title: 'Barn find', slug: 'bmw', price: 'ask' }, later());
    aCar({ title: 'Corolla', slug: 'toyota', price: 9000 }, later());
    const { user, screen } = await visit('/carsCategories');
    const link = await (await savedSearches(screen)).findByRole('link', { name: 'BMW under $30,000 2 new cars' });
    expect(link).not.toHaveAttribute('aria-current');
    await advanceTime(120_000);

    await user.click(link);
    await heading(screen, 'Showing 3 Result of BMW');
    expect(currentPath()).toBe('/carsCategories/category/bmw?maxPrice=30000');
    expect(
      await (await savedSearches(screen)).findByRole('link', { name: 'BMW under $30,000 0 new cars', current: 'page' }),
    ).toBeVisible();
  });

  test('renames and removes searches, and takes a removal back', async () => {
    aCar({ title: 'Corolla', gear_type: 'Automatic' });
    const page = await visit('/carsCategories?gear=automatic', aBuyer());
    await heading(page.screen, 'All Available Data 1 Result of 1');
    await save(page, 'Automatic');
    const { user, screen } = page;
    await user.click(await screen.findByRole('button', { name: 'Remove filter: Automatic' }));
    await save(page, '<img src=x onerror=alert(1)>');

    await user.click((await savedSearches(screen)).getByRole('button', { name: 'Rename or remove' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Saved searches' }));
    const name = dialog.getByRole('textbox', { name: 'Name of “Automatic”' });
    await user.clear(name);
    expect(name).toHaveAccessibleDescription('Give it a name.');
    await user.type(name, 'No clutch');
    await user.click(dialog.getByRole('button', { name: 'Remove “No clutch”' }));
    expect(dialog.getByText('“No clutch” is removed.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Undo: No clutch' })).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Undo: No clutch' }));
    await user.click(dialog.getByRole('button', { name: 'Remove “<img src=x onerror=alert(1)>”' }));
    await user.click(dialog.getByRole('button', { name: 'Done' }));

    const { screen: reloaded } = await page.reload();
    const links = (await savedSearches(reloaded)).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/carsCategories?gear=automatic']);
    expect(links[0]).toHaveTextContent(/^No clutch/);
  });

  test('keeps at most 20, each only once, and none that is malformed', async () => {
    const noor = aBuyer();
    const search = { name: 'Cheap', query: 'maxPrice=5000', savedAt: 1, openedAt: 1 };
    const many = Array.from({ length: 18 }, (_, index) => ({ ...search, query: `maxPrice=${index + 1}` }));
    const malformed = [null, 'x', { ...search, name: '\u200B' }, { ...search, brand: '..' }, { ...search, query: 7 }];
    localStorage.setItem(`kept for ${noor.email} saved searches 1`, JSON.stringify([...malformed, ...many]));
    aCar({ title: 'Corolla', price: 4000 });
    const page = await visit('/carsCategories?maxPrice=5000', noor);
    const { user, screen } = page;
    await heading(screen, 'All Available Data 1 Result of 1');
    expect((await savedSearches(screen)).getAllByRole('link')).toHaveLength(18);

    await save(page, 'Up to 5000');
    await user.click(screen.getByRole('button', { name: 'Search saved' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Done' }));
    await user.click(await screen.findByRole('button', { name: 'Remove filter: Up to $5,000' }));
    await save(page, 'All');
    await user.type(screen.getByRole('searchbox'), 'corolla');
    await user.click(await screen.findByRole('button', { name: 'Save this search' }));
    expect(await screen.findByText('You have 20 saved searches. Remove one to save another.')).toBeVisible();
  });
});
