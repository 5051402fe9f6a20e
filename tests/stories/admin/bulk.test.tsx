import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { breakCall, calls, callsTo, slowCall } from '@tests/support/calls';
import { advanceTime } from '@tests/support/clock';
import { aCar, aReport, database } from '@tests/support/database';
import { anAdmin } from '@tests/support/people';
import { visit } from '@tests/support/visit';

const HELD = 10_000;

/** Car 1 has the oldest report, so it comes first. */
function reportedCars(count: number) {
  return Array.from({ length: count }, (_, n) => {
    const title = `Car ${n + 1}`;
    const { id } = aCar({ title });
    aReport({ reportPostId: id, product_title: title }, new Date(Date.now() - (count - n) * 3600_000));
    return id;
  });
}

/** Nothing is chosen until the admin chooses. */
async function chooseSeveral() {
  const page = await visit('/dashboard/reported-post', anAdmin());
  await screen.findByRole('article', { name: 'Car 1' });
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Choose several' }));
  expect(screen.queryByRole('checkbox', { checked: true })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^(Remove|Dismiss) / })).not.toBeInTheDocument();
  return { ...page, row: (title: string) => screen.getByRole('article', { name: title }) };
}

const mostAtOnce = (pattern: string, ms: number) => {
  const starts = callsTo(pattern).map(({ at }) => at);
  return Math.max(...starts.map((at) => starts.filter((other) => other <= at && other > at - ms).length));
};

const titlesLeft = async () => new Set((await database.cars.find({})).map(({ title }) => title));

describe('An admin who decides about many cars at once', () => {
  test('reads how many of them are listed, and gets from each to the decision', async () => {
    reportedCars(2);
    aReport({ reportPostId: '650000000000000000000001', product_title: 'Car 3' });
    const { user, row } = await chooseSeveral();
    await within(row('Car 3')).findByText(/^No longer listed/);
    await user.click(screen.getByRole('checkbox', { name: 'Choose all' }));

    expect(screen.getByText('2 cars chosen, and 1 no longer listed')).toBeVisible();
    await user.click(within(row('Car 1')).getByRole('link', { name: 'To the decision about what is chosen' }));
    expect(screen.getByRole('button', { name: /^Remove 2 cars/ })).toHaveFocus();
  });

  test('sends them three at a time, reads each result in its row, and tries again what has failed', async () => {
    const ids = reportedCars(8);
    slowCall('DELETE /cars/:id', 1500);
    const repair = breakCall(`DELETE /cars/${ids[5]}`, 500);
    const { user, row } = await chooseSeveral();
    for (const n of [2, 3, 4, 5, 6, 7]) await user.click(screen.getByRole('checkbox', { name: `Choose Car ${n}` }));
    expect(screen.getByText('6 cars chosen')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove 6 cars' }));
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    // One of them is undone while nothing is sent, and another one while the first ones are being sent.
    await advanceTime(HELD - 1000);
    expect(callsTo('DELETE *')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Undo: Car 3' }));
    await advanceTime(2000);
    await user.click(screen.getByRole('button', { name: 'Undo: Car 7' }));
    await advanceTime(8000);

    expect(mostAtOnce('DELETE /cars/:id', 1400)).toBe(3);
    expect(row('Car 2')).toHaveTextContent('Car removed, 1 report too');
    expect(row('Car 7')).toHaveTextContent('1 report ·');
    expect(within(row('Car 6')).getByTitle(/^Car not removed\. The marketplace has a problem/)).toBeVisible();
    expect(await titlesLeft()).toEqual(new Set(['Car 1', 'Car 3', 'Car 6', 'Car 7', 'Car 8']));
    expect(screen.getByText('5 reports about 5 cars.')).toBeVisible();

    repair();
    const before = calls.length;
    const retry = within(row('Car 6')).getByRole('button', { name: 'Try again: Car 6' });
    await user.dblClick(retry);
    await advanceTime(4000);
    const removed = calls.slice(before).filter(({ method, path }) => method === 'DELETE' && path.startsWith('/cars/'));
    expect(removed.map(({ path }) => path)).toEqual([`/cars/${ids[5]}`]);
    expect(row('Car 6')).toHaveTextContent('Car removed, 1 report too');
  });

  test('chooses all, undoes all at once, and then dismisses the reports by a key', async () => {
    reportedCars(4);
    const { user } = await chooseSeveral();
    await user.click(screen.getByRole('checkbox', { name: 'Choose all' }));
    await user.click(screen.getByRole('button', { name: 'Remove 4 cars' }));
    await advanceTime(1000);
    await user.click(screen.getByRole('button', { name: 'Undo all 4' }));
    await advanceTime(HELD);
    expect(callsTo('DELETE *')).toHaveLength(0);

    await user.click(screen.getByRole('button', { name: 'Choose several' }));
    await user.click(screen.getByRole('checkbox', { name: 'Choose all' }));
    await user.click(screen.getByRole('checkbox', { name: 'Choose Car 2' }));
    await user.keyboard('d');
    await advanceTime(HELD + 3000);
    expect(await database.reportedpost.find({})).toMatchObject([{ product_title: 'Car 2' }]);
    expect(await database.cars.count({})).toBe(4);
  });
});
