import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { breakCall, callsTo, slowCall } from '@tests/support/calls';
import { advanceTime } from '@tests/support/clock';
import { signInInOtherTab } from '@tests/support/otherTab';
import { anAdmin, aSeller } from '@tests/support/people';
import { visit } from '@tests/support/visit';
import { aCar, aReport, database } from '@tests/support/database';

const JOURNAL = '/dashboard/journal';
const KEY = 'kept for adaeze@example.test journal 1';
const HELD = 10_000;
const idOf = (n: number) => `65000000000000000000000${n}`;

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
    const before = await database.cars.findOne({ _id: old });
    const { user, toJournal } = await visitReports();
    await user.click(await screen.findByRole('button', { name: 'Remove car' }));
    await advanceTime(HELD + 2000);
    expect(await database.cars.count({})).toBe(0);
    await toJournal();

    const entry = within(screen.getByRole('article', { name: 'Car removed: Jeep Gladiator' }));
    expect(entry.getByText('adaeze@example.test')).toBeVisible();
    expect(entry.getByText('Mara Lindqvist · 1 report')).toBeVisible();
    await user.click(entry.getByRole('button', { name: 'Record: Jeep Gladiator', expanded: false }));
    expect(entry.getByText('Its address and its date: it gets new ones.')).toBeVisible();
    expect(entry.getByText('26,400 km')).toBeVisible();
    // The response is lost, so the posts of the seller are read before anything is said.
    breakCall('POST /cars', 'response lost', { times: 1 });
    await user.click(entry.getByRole('button', { name: 'Post it anew' }));
    await advanceTime(20_000);
    expect(await entry.findByText('Posted anew')).toBeVisible();

    expect(callsTo('POST /cars')).toHaveLength(1);
    const [after, ...others] = await database.cars.find({});
    expect(others).toEqual([]);
    expect(after?._id).not.toBe(old);
    expect({ ...after, _id: old }).toEqual({ ...before, model: after?.['model'] });
  });

  test('posts a car without a photo anew although its seller has another one without a photo', async () => {
    aReportedCar({ img: undefined });
    aCar({ title: 'Dacia Duster', img: undefined }, new Date(Date.now() + 60_000));
    const { user, toJournal } = await visitReports();
    await user.click(await screen.findByRole('button', { name: 'Remove car' }));
    await advanceTime(HELD + 2000);
    await toJournal();
    await user.click(await screen.findByRole('button', { name: 'Record: Jeep Gladiator', expanded: false }));
    await user.click(screen.getByRole('button', { name: 'Post it anew' }));
    expect(await screen.findByText('Posted anew')).toBeVisible();
    expect(await database.cars.count({ title: 'Jeep Gladiator' })).toBe(1);
  });

  test('notes nothing of an act that ends after another admin has signed in', async () => {
    aSeller();
    const page = await visit('/dashboard/seller', anAdmin());
    await page.user.click(await screen.findByRole('button', { name: 'Remove: Mara Lindqvist' }));
    await advanceTime(1000);
    slowCall('DELETE /users/:id', 5000);
    await page.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
    await advanceTime(1000);
    await signInInOtherTab(anAdmin({ name: 'Bola Ade', email: 'bola@example.test' }));
    await screen.findByRole('link', { name: 'Profile of Bola Ade' });
    await advanceTime(6000);
    expect(await database.users.count({ email: 'mara@example.test' })).toBe(0);
    expect(JSON.stringify(localStorage)).not.toContain('mara@example.test');
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
    await database.users.remove({ _id: id });
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

  test('shows a removed person as they were, and is filtered by the kind of act', async () => {
    aSeller({ record: { useVerify: 'verified' } });
    aReportedCar({ email: 'tomas@example.test' });
    const { user, toJournal } = await visitReports();
    await user.click(await screen.findByRole('button', { name: 'Drop 1 report' }));
    await advanceTime(HELD + 2000);
    await user.click(screen.getByRole('link', { name: 'All Sellers' }));
    await user.click(await screen.findByRole('button', { name: 'Remove: Mara Lindqvist' }));
    const dialog = within(screen.getByRole('dialog'));
    await dialog.findByText('There are no posts of this e-mail.');
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    await screen.findByText('User Deleted');
    await toJournal();

    const kinds = () => screen.getAllByRole('article').map((row) => row.getAttribute('aria-label'));
    expect(kinds()).toEqual(['Person removed: Mara Lindqvist', 'Reports dropped: Jeep Gladiator']);
    const entry = within(screen.getByRole('article', { name: 'Person removed: Mara Lindqvist' }));
    await user.click(entry.getByRole('button', { name: 'Record: Mara Lindqvist', expanded: false }));
    const facts = entry.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts.slice(0, 4)).toEqual(['Mara Lindqvist', 'mara@example.test', 'Seller', 'Yes']);
    expect(entry.getByText('The record cannot be made again from here, nor the verified mark.')).toBeVisible();
    expect(entry.queryByRole('button', { name: 'Post it anew' })).not.toBeInTheDocument();

    const kind = screen.getByRole('combobox', { name: 'Kind of act' });
    await user.selectOptions(kind, 'Reports dropped');
    expect(kinds()).toEqual(['Reports dropped: Jeep Gladiator']);
    await user.selectOptions(kind, 'Seller verified');
    expect(screen.getByText('No act of this kind')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all acts' }));
    expect(kinds()).toHaveLength(2);
  });

  test('is cleared after a confirmation, for this admin alone', async () => {
    const day = 24 * 60 * 60_000;
    const entry = { _id: idOf(1), at: Date.now() - day, who: 'adaeze@example.test', act: 'verified', result: 'done' };
    localStorage.setItem(KEY, JSON.stringify([entry, { ...entry, _id: idOf(2) }]));
    const { user, reload } = await visit(JOURNAL, anAdmin());
    await user.click(await screen.findByRole('button', { name: 'Clear the journal' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Clear the journal?' }));
    expect(dialog.getByText(/^2 acts are forgotten in this browser/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.getAllByRole('article')).toHaveLength(2);

    await user.click(screen.getByRole('button', { name: 'Clear the journal' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Clear' }));
    expect(screen.getByText('Nothing yet')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Journal' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Clear the journal' })).not.toBeInTheDocument();
    await reload();
    expect(await screen.findByText('Nothing yet')).toBeVisible();
  });

  test('leaves out what is malformed or older than 90 days, and shows hostile texts as texts', async () => {
    const day = 24 * 60 * 60_000;
    const entry = (n: number, fields: object) => ({
      _id: idOf(n),
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
        entry(6, { act: 'person removed', person: { id: 'no id', isVerified: 'yes' } }),
        null,
        7,
      ]),
    );
    await visit(JOURNAL, anAdmin());
    await screen.findByText('3 acts of the last 90 days, kept in this browser alone, until you sign out.');
    expect(screen.getByText('=HYPERLINK("http://evil.test")<img src=x onerror=alert(1)>')).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: /^Record/ })).not.toBeInTheDocument();
  });
});
