import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { breakCall, callsTo } from '@tests/support/calls';
import { advanceTime } from '@tests/support/clock';
import { anAdmin, aSeller } from '@tests/support/people';
import { visit } from '@tests/support/visit';
import { aCar, aReport, world } from '@tests/support/world';

const JOURNAL = '/dashboard/journal';
const KEY = 'kept for adaeze@example.test journal 1';
const HELD = 10_000;

async function visitReports() {
  const page = await visit('/dashboard/reported-post', anAdmin());
  await screen.findByRole('region', { name: 'Open case' });
  const toJournal = async () => {
    await page.user.click(screen.getByRole('link', { name: 'Journal' }));
    await screen.findByRole('heading', { level: 1, name: 'Journal' });
  };
  return { ...page, toJournal };
}

function aReportedCar(fields: object) {
  const { id } = aCar({ title: 'Jeep Gladiator', ...fields });
  aReport({ reportPostId: id, product_title: 'Jeep Gladiator' });
  return id;
}

describe('The journal of an admin', () => {
  test('notes a removed car with its record, from which it is posted anew as its seller’s, once', async () => {
    const old = aReportedCar({ price: 19_900, mileage: 26_400 });
    const before = await world.cars.findOne({ _id: old });
    const { user, toJournal } = await visitReports();
    await user.click(await screen.findByRole('button', { name: 'Remove car' }));
    await advanceTime(HELD + 2000);
    expect(await world.cars.count({})).toBe(0);
    await toJournal();

    const entry = within(screen.getByRole('article', { name: 'Car removed: Jeep Gladiator' }));
    expect(entry.getByText('adaeze@example.test')).toBeVisible();
    expect(entry.getByText('Mara Lindqvist · 1 report')).toBeVisible();
    await user.click(entry.getByRole('button', { name: 'Record: Jeep Gladiator', expanded: false }));
    expect(entry.getByText('Its address and its date: it gets new ones.')).toBeVisible();
    expect(entry.getByText('26,400 km')).toBeVisible();
    // The answer is lost, so the posts of the seller are read before anything is said.
    breakCall('POST /cars', 'response lost', { times: 1 });
    await user.click(entry.getByRole('button', { name: 'Post it anew' }));
    await advanceTime(20_000);
    expect(await entry.findByText('Posted anew')).toBeVisible();

    expect(callsTo('POST /cars')).toHaveLength(1);
    const [after, ...others] = await world.cars.find({});
    expect(others).toEqual([]);
    expect(after?._id).not.toBe(old);
    expect({ ...after, _id: old }).toEqual({ ...before, model: after?.['model'] });
  });

  test('notes what was undone, what has failed and why, and whom another admin had removed, and is searched', async () => {
    const { id } = aSeller();
    aReportedCar({});
    breakCall('DELETE /reportedpost/:id', 500);
    const { user, toJournal } = await visitReports();
    await user.click(await screen.findByRole('button', { name: 'Remove car' }));
    await advanceTime(1000);
    await user.keyboard('u');
    await advanceTime(300);
    await user.click(screen.getByRole('button', { name: 'Drop 1 report' }));
    await advanceTime(HELD + 2000);
    await user.click(screen.getByRole('link', { name: 'All Sellers' }));
    await user.click(await screen.findByRole('button', { name: 'Remove: Mara Lindqvist' }));
    await advanceTime(1000);
    await world.users.remove({ _id: id });
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
    await screen.findByText('Already done');
    await toJournal();

    const texts = () => screen.getAllByRole('article').map(({ textContent }) => textContent.slice('00:00'.length));
    const who = 'adaeze@example.test';
    expect(texts()).toEqual([
      `${who}Person removedMara Lindqvistmara@example.testDone by another before`,
      expect.stringContaining(
        `${who}Reports droppedJeep GladiatorMara Lindqvist · 1 reportFailed: The marketplace has`,
      ),
      `${who}Car removedJeep GladiatorMara Lindqvist · 1 reportUndone in time`,
    ]);
    await user.type(screen.getByRole('searchbox'), 'undone gladiator');
    await advanceTime(500);
    expect(texts()).toHaveLength(1);
    expect(callsTo('DELETE /cars/:id')).toEqual([]);
  });

  test('leaves out what is malformed or older than 90 days, and shows hostile texts as texts', async () => {
    const day = 24 * 60 * 60_000;
    const entry = (n: number, fields: object) => ({
      _id: `65000000000000000000000${n}`,
      at: Date.now() - day,
      who: 'adaeze@example.test',
      act: 'verified',
      what: `Person ${n}`,
      result: 'done',
      ...fields,
    });
    localStorage.setItem(
      KEY,
      JSON.stringify([
        entry(1, { what: '=HYPERLINK("http://evil.test")<img src=x onerror=alert(1)>' }),
        entry(2, { at: Date.now() - 91 * day }),
        entry(3, { at: 'yesterday' }),
        entry(4, { act: 'bribed' }),
        entry(5, { record: { id: 'no id' } }),
        null,
        7,
      ]),
    );
    await visit(JOURNAL, anAdmin());
    await screen.findByText('2 acts of the last 90 days, kept in this browser alone, until you sign out.');
    expect(screen.getByText('=HYPERLINK("http://evil.test")<img src=x onerror=alert(1)>')).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /^Record/ })).not.toBeInTheDocument();
  });
});
