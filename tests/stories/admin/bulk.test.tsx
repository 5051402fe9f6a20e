import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { breakCall, calls, callsTo, slowCall } from '@tests/support/calls';
import { advanceTime } from '@tests/support/clock';
import { anAdmin } from '@tests/support/people';
import { visit } from '@tests/support/visit';
import { aCar, aReport, database } from '@tests/support/database';

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

async function visitReports() {
  const page = await visit('/dashboard/reported-post', anAdmin());
  await screen.findByRole('article', { name: 'Car 1' });
  const box = (title: string) => screen.getByRole('checkbox', { name: `Choose ${title}` });
  return { ...page, box };
}

const mostAtOnce = (pattern: string, ms: number) => {
  const starts = callsTo(pattern).map(({ at }) => at);
  return Math.max(...starts.map((at) => starts.filter((other) => other <= at && other > at - ms).length));
};

describe('An admin who decides about many cars at once', () => {
  test('chooses a range by Shift, acts three at a time, reads each result, and tries again what has failed', async () => {
    const ids = reportedCars(8);
    slowCall('DELETE /cars/:id', 1500);
    const repair = breakCall(`DELETE /cars/${ids[4]}`, 500);
    const { user, box } = await visitReports();
    await user.click(box('Car 2'));
    await user.keyboard('{Shift>}');
    await user.click(box('Car 7'));
    await user.keyboard('{/Shift}');
    expect(screen.getByText('6 of 8 chosen')).toBeVisible();
    const panel = within(screen.getByRole('region', { name: '6 cars chosen' }));
    await user.click(panel.getByRole('button', { name: 'Take Car 7 out' }));
    expect(screen.getByRole('radio', { name: /^Remove the cars Their 5 reports go with them/ })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Act on 5' }));

    const batch = within(screen.getByRole('region', { name: 'Last batch' }));
    expect(batch.getByRole('status')).toHaveTextContent('5 cars in ten seconds, three at a time.');
    // One of them is undone while nothing is sent.
    await advanceTime(HELD - 1000);
    await user.click(screen.getByRole('button', { name: 'Undo: Car 6' }));
    expect(callsTo('DELETE *')).toHaveLength(0);
    await advanceTime(8000);

    expect(batch.getByRole('status')).toHaveTextContent('3 done, 1 failed.');
    expect(batch.getByRole('progressbar')).toHaveAttribute('value', '3');
    expect(batch.getByRole('listitem')).toHaveTextContent(
      'Car 5 Car not removed. The marketplace has a problem right now',
    );
    expect(mostAtOnce('DELETE /cars/:id', 1400)).toBe(3);
    expect(screen.getByRole('article', { name: 'Car 2' })).toHaveTextContent('Car removed, 1 report too');
    expect(new Set((await database.cars.find({})).map(({ title }) => title))).toEqual(
      new Set(['Car 1', 'Car 5', 'Car 6', 'Car 7', 'Car 8']),
    );

    repair();
    const before = calls.length;
    await user.click(batch.getByRole('button', { name: 'Try again: 1 car' }));
    await advanceTime(4000);
    expect(batch.getByRole('status')).toHaveTextContent('4 done.');
    const removed = calls.slice(before).filter(({ method, path }) => method === 'DELETE' && path.startsWith('/cars/'));
    expect(removed.map(({ path }) => path)).toEqual([`/cars/${ids[4]}`]);
  });

  test('chooses by keyboard, drops the reports of all, and undoes all', async () => {
    reportedCars(4);
    const { user } = await visitReports();
    await user.keyboard('xjj{Shift>}X{/Shift}');
    expect(screen.getByText('3 of 4 chosen')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /^Drop the reports/ }));
    await user.click(screen.getByRole('button', { name: 'Act on 3' }));
    await advanceTime(1000);
    await user.click(screen.getByRole('button', { name: 'Undo all' }));
    await advanceTime(HELD);
    expect(callsTo('DELETE *')).toHaveLength(0);

    await user.click(screen.getByRole('checkbox', { name: 'Choose all' }));
    await user.click(screen.getByRole('button', { name: 'Act on 4' }));
    await advanceTime(HELD + 3000);
    expect(await database.reportedpost.count({})).toBe(0);
    expect(await database.cars.count({})).toBe(4);
  });
});

describe('A batch', () => {
  test('sends nothing for a car whose decision is undone while others are being sent', async () => {
    reportedCars(6);
    slowCall('DELETE /cars/:id', 3000);
    const { user } = await visitReports();
    await user.click(screen.getByRole('checkbox', { name: 'Choose all' }));
    await user.click(screen.getByRole('button', { name: 'Act on 6' }));
    await advanceTime(HELD + 1000);
    await user.click(screen.getByRole('button', { name: 'Undo: Car 6' }));
    await advanceTime(12_000);

    expect((await database.cars.find({})).map(({ title }) => title)).toEqual(['Car 6']);
  });

  test('is tried again once, however often the button is pressed', async () => {
    const ids = reportedCars(3);
    const repair = breakCall(`DELETE /cars/${ids[1]}`, 500);
    const { user } = await visitReports();
    await user.click(screen.getByRole('checkbox', { name: 'Choose all' }));
    await user.click(screen.getByRole('button', { name: 'Act on 3' }));
    await advanceTime(HELD + 4000);
    repair();
    slowCall('DELETE /cars/:id', 5000);
    const before = callsTo('DELETE /cars/:id').length;
    const batch = within(screen.getByRole('region', { name: 'Last batch' }));
    await user.click(batch.getByRole('button', { name: 'Try again: 1 car' }));
    await advanceTime(1000);

    expect(batch.queryByRole('button', { name: 'Try again: 1 car' })).not.toBeInTheDocument();
    await advanceTime(9000);
    expect(callsTo('DELETE /cars/:id')).toHaveLength(before + 1);
    expect(batch.getByRole('status')).toHaveTextContent('3 done.');
  });

  test('that is not over takes in the next one, so that no failure is lost', async () => {
    const ids = reportedCars(4);
    breakCall(`DELETE /cars/${ids[0]}`, 500);
    const { user, box } = await visitReports();
    for (const [first, second] of [
      ['Car 1', 'Car 2'],
      ['Car 3', 'Car 4'],
    ] as const) {
      await user.click(box(first));
      await user.click(box(second));
      await user.click(screen.getByRole('button', { name: 'Act on 2' }));
      await advanceTime(5000);
    }
    await advanceTime(9000);

    expect(screen.getByRole('region', { name: 'Last batch' })).toHaveTextContent('3 done, 1 failed.');
  });
});
