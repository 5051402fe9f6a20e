import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { breakCall, callsTo } from '@tests/support/calls';
import { aSeller } from '@tests/support/people';
import { visit } from '@tests/support/visit';
import { aCar, world } from '@tests/support/world';

type Page = Awaited<ReturnType<typeof visit>>;

const address = '/dashboard/seller/product';
const removed = 'Reported Post Deleted';

async function askRemoval({ user, screen }: Page, title: string) {
  await user.click(await screen.findByRole('button', { name: `Remove ${title}` }));
  return within(await screen.findByRole('dialog', { name: 'Remove this car?' }));
}

async function remove(page: Page, title: string) {
  const question = await askRemoval(page, title);
  await page.user.click(question.getByRole('button', { name: 'Remove' }));
}

describe('A seller on the page of their products', () => {
  test('removes a car after a confirmation that names it', async () => {
    const mara = aSeller();
    const { id } = aCar({ title: 'Corolla', email: mara.email });
    aCar({ title: 'Yaris', email: mara.email });
    const page = await visit(address, mara);
    const question = await askRemoval(page, 'Corolla');
    expect(question.getByText(/“Corolla” goes off the market for good/)).toBeVisible();
    await page.user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(callsTo('DELETE *')).toEqual([]);
    await remove(page, 'Corolla');

    const toast = await page.screen.findByText(removed);
    expect(toast.textContent).toBe('Reported Post  Deleted');
    expect(page.screen.queryByRole('article', { name: 'Corolla' })).not.toBeInTheDocument();
    expect(await page.screen.findByRole('heading', { name: 'All my product 1' })).toBeVisible();
    expect(page.screen.getByText('“Corolla” is off the market.')).toHaveFocus();
    expect(callsTo('DELETE *')).toMatchObject([{ path: `/seller/${id}` }]);
    expect(callsTo('DELETE *')[0]?.bearer).toMatch(/^ey/);
    expect((await world.cars.find({})).map(({ title }) => title)).toEqual(['Yaris']);
  });
});

describe('A removal', () => {
  const carsOf = (email: string) => world.cars.find({ email });

  test.each([
    ['fails', 'the marketplace did not answer'],
    ['html', 'The marketplace has a fault of its own'],
    [403, 'The marketplace refused this'],
    [() => Response.json({ acknowledged: true, deletedCount: 0 }), 'Nothing was changed.'],
  ] as const)('that fails (%s) shows the error in the dialog, and can be retried', async (how, sentence) => {
    const mara = aSeller();
    aCar({ title: 'Corolla', email: mara.email });
    const repair = breakCall('DELETE /seller/:id', how);
    const page = await visit(address, mara);
    await remove(page, 'Corolla');
    const question = within(page.screen.getByRole('dialog'));
    expect(await question.findByRole('alert')).toHaveTextContent(sentence);
    expect(page.screen.getByRole('article', { name: 'Corolla' })).toBeVisible();

    repair();
    await page.user.click(question.getByRole('button', { name: 'Remove' }));
    await page.screen.findByText(removed);
    expect(await carsOf(mara.email)).toEqual([]);
    expect(await page.screen.findByText('You have no car on the market.')).toBeVisible();
  });

  test('whose response is lost counts as done once the car is gone', async () => {
    const mara = aSeller();
    aCar({ title: 'Corolla', email: mara.email });
    breakCall('DELETE /seller/:id', 'response lost');
    const page = await visit(address, mara);
    await remove(page, 'Corolla');

    await page.screen.findByText(removed);
    expect(callsTo('DELETE *')).toHaveLength(1);
  });

  test('of a car that is already gone says so', async () => {
    const mara = aSeller();
    const { id } = aCar({ title: 'Corolla', email: mara.email });
    const page = await visit(address, mara);
    const question = await askRemoval(page, 'Corolla');
    await world.cars.remove({ _id: id });
    await page.user.click(question.getByRole('button', { name: 'Remove' }));

    await page.screen.findByText('Already done');
    expect(page.screen.queryByText(removed)).not.toBeInTheDocument();
  });
});
