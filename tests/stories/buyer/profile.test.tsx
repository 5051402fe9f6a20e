import { within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { HOUR_MS } from '@/lib/config/limits';
import { breakCall, callsTo } from '@tests/support/calls';
import { advanceTime, sleepTime, startClock } from '@tests/support/clock';
import { database } from '@tests/support/database';
import { accountOf, confirmEmail, mails, failNext } from '@tests/support/identity';
import { aBuyer, aSeller, anAdmin } from '@tests/support/people';
import { visit } from '@tests/support/visit';

const PAGE = '/dashboard/profile';

function joinedOn(email: string, day: string) {
  const account = accountOf(email);
  if (account) account.createdAt = new Date(day).getTime();
}

describe('A user on the profile page', () => {
  test('sees name, email, role, joining date and the verified badge (§2, §3)', async () => {
    startClock('2026-11-21T12:00:00');
    const mara = aSeller({ record: { useVerify: 'verified' } });
    joinedOn(mara.email, '2026-02-14T12:00:00');
    const { screen } = await visit(PAGE, mara);

    expect(await screen.findByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
    expect(await screen.findByText('Seller')).toBeVisible();
    const facts = within(screen.getByRole('main')).getAllByRole('definition');
    expect(facts.map((fact) => fact.textContent)).toEqual([
      ...['Mara Lindqvist', 'mara@example.test', 'Seller', '14 February 2026'],
    ]);
    expect(screen.getByText('Verified')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(document.title).toBe('My Profile · SecondGear');
  });

  test('finds the joining date in the calendar, and changes the month (§2)', async () => {
    startClock('2026-11-21T12:00:00');
    const noor = aBuyer();
    joinedOn(noor.email, '2026-02-14T12:00:00');
    const { user, screen } = await visit(PAGE, noor);

    const calendar = within(await screen.findByRole('region', { name: 'Calendar' }));
    expect(calendar.getByRole('grid', { name: 'February 2026' })).toBeVisible();
    expect(calendar.getAllByRole('gridcell')[0], 'a Monday').toHaveAccessibleName('26 January 2026');
    expect(calendar.getByRole('gridcell', { name: '14 February 2026, your joining day' })).toHaveTextContent('14');
    await user.click(calendar.getByRole('button', { name: /Next Month/ }));
    expect(calendar.getByRole('grid', { name: 'March 2026' })).toBeVisible();
    expect(calendar.queryByRole('gridcell', { name: /joining day/ })).not.toBeInTheDocument();
    await user.click(calendar.getByRole('button', { name: 'To today' }));
    expect(calendar.getByRole('grid', { name: 'November 2026' })).toBeVisible();
    const today = () => calendar.getAllByRole('gridcell').filter((day) => day.dataset['today'] === 'true');
    expect(today().map(({ textContent }) => textContent)).toEqual(['21']);
    await sleepTime(12 * HOUR_MS);
    expect(today().map(({ textContent }) => textContent)).toEqual(['22']);
    await user.click(calendar.getByRole('button', { name: 'To my joining day' }));
    expect(calendar.getByRole('grid', { name: 'February 2026' })).toBeVisible();
  });

  test('sees within about a second that an admin has verified the profile (§1)', async () => {
    const mara = aSeller();
    const { screen } = await visit(PAGE, mara);
    expect(await screen.findByText('Not verified yet')).toBeVisible();

    await database.users.upsert(mara.id, { useVerify: 'verified' });
    await advanceTime(1100);
    expect(screen.getByText('Verified')).toBeVisible();
    const before = callsTo(`GET /users/${mara.email}`).length;
    await advanceTime(3000);
    expect(callsTo(`GET /users/${mara.email}`).length - before).toBeGreaterThanOrEqual(3);
  });

  test('keeps seeing the profile while polls fail, with a status line', async () => {
    const noor = aBuyer();
    const { screen } = await visit(PAGE, noor);
    expect(await screen.findByText('Buyer')).toBeVisible();
    const repair = breakCall('GET /users/:email', 500);

    expect(await screen.findByText(/^Not up to date since/)).toBeVisible();
    expect(screen.getByText('Buyer')).toBeVisible();
    repair();
    await advanceTime(15_000);
    expect(screen.queryByText(/^Not up to date since/)).not.toBeInTheDocument();
  });

  test('sees the data of the account when the marketplace does not respond, and can try again', async () => {
    const noor = aBuyer();
    const repair = breakCall('GET /users/:email');
    const { user, screen } = await visit(PAGE, noor);

    expect(await screen.findByRole('alert')).toHaveTextContent('Network Error');
    expect(screen.getByRole('main')).toHaveTextContent('noor@example.test');
    expect(screen.queryByText('Role')).not.toBeInTheDocument();
    repair();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Buyer')).toBeVisible();
  });

  test('reads that an admin has removed the profile', async () => {
    const noor = aBuyer();
    const { screen } = await visit(PAGE, noor);
    await screen.findByText('Buyer');
    await database.users.remove({ _id: noor.id });

    expect(await screen.findByText(/has no profile for this account any more/)).toBeVisible();
  });

  test('sees that they are an admin', async () => {
    const { screen } = await visit(PAGE, anAdmin());
    expect((await screen.findAllByText('Admin')).map(({ tagName }) => tagName)).toContain('DD');
  });
});

describe('A user whose email is not confirmed', () => {
  test('requests the mail again, opens its link, and confirms it on the page (§7)', async () => {
    const noor = aBuyer({ isVerified: false });
    const { user, screen } = await visit(PAGE, noor);
    expect(await screen.findByText('not confirmed yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send the mail again' }));

    expect(await screen.findByText(/A mail is on its way to noor@example.test/)).toBeVisible();
    expect(mails).toMatchObject([{ type: 'VERIFY_EMAIL', to: noor.email }]);
    await user.click(screen.getByRole('button', { name: 'I have confirmed' }));
    expect(await screen.findByText(/It is not confirmed yet/)).toBeVisible();

    confirmEmail(noor.email);
    await user.click(screen.getByRole('button', { name: 'I have confirmed' }));
    expect(await screen.findByText('confirmed')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send the mail again' })).not.toBeInTheDocument();
  });

  test('reads why no mail was sent', async () => {
    failNext('sendOobCode', 'TOO_MANY_ATTEMPTS_TRY_LATER');
    const { user, screen } = await visit(PAGE, aBuyer({ isVerified: false }));
    await user.click(await screen.findByRole('button', { name: 'Send the mail again' }));

    expect(await screen.findByRole('alert')).toHaveTextContent(/Too many mails.*spam.*Error \(auth\/too-many-request$/);
    await user.click(screen.getByRole('button', { name: 'Send the mail again' }));
    expect(await screen.findByText(/A mail is on its way/)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

test.each([
  ['America/Los_Angeles', '14'],
  ['Asia/Tokyo', '15'],
])('The joining day is that of the time zone: %s', async (zone, day) => {
  vi.stubEnv('TZ', zone);
  onTestFinished(() => void vi.unstubAllEnvs());
  startClock('2026-11-21T12:00:00Z');
  const noor = aBuyer();
  const account = accountOf(noor.email);
  if (account) account.createdAt = Date.parse('2026-02-14T20:00:00Z');
  const { screen } = await visit('/dashboard/profile', noor);
  expect(await screen.findByRole('gridcell', { name: /joining day/ })).toHaveTextContent(day);
});
