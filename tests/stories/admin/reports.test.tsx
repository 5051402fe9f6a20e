import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { HOUR_MS } from '@/lib/config/limits';
import { readBegun, writeBegunInOtherTab } from '@tests/support/begun';
import { breakCall, calls, callsTo } from '@tests/support/calls';
import { advanceTime, sleepTime } from '@tests/support/clock';
import { aCar, aReport, database, databaseReady } from '@tests/support/database';
import { holdLock } from '@tests/support/holdLock';
import { anAdmin, aSeller } from '@tests/support/people';
import { setDevice } from '@tests/support/shims/screen';
import { visit } from '@tests/support/visit';
import { login } from '../session/login';

const DELETED = (text: string) => text === 'Reported Post  Deleted';
const exactly = { normalizer: (text: string) => text };

function aReportedCar(title: string, comments: string[]) {
  const { id } = aCar({ title });
  const reports = comments.map((userComment, index) =>
    aReport({ reportPostId: id, product_title: title, userComment }, new Date(Date.now() - (index + 1) * 3600_000)),
  );
  return { id, reports };
}

async function visitReports(search = '') {
  const page = await visit(`/dashboard/reported-post${search}`, anAdmin());
  await screen.findByRole('heading', { name: 'Reported', level: 1 });
  const { user } = page;
  const rows = () => within(screen.getByRole('region', { name: 'Reported cars' })).getAllByRole('article');
  const titles = () => rows().map((row) => row.getAttribute('aria-label'));
  const row = (title: string) => screen.findByRole('article', { name: title });
  const openCase = () => within(screen.getByRole('region', { name: 'Open car' }));
  const open = async (title: string) => {
    const queue = within(await screen.findByRole('region', { name: 'Reported cars' }));
    await user.click(await queue.findByRole('link', { name: title }));
    return openCase();
  };
  /** Opens the case and decides; the call goes out when ten seconds have passed. */
  const decide = async (title: string, decision: RegExp | string) => {
    const opened = await open(title);
    await user.click(opened.getByRole('button', { name: decision }));
  };
  return { ...page, rows, titles, row, openCase, open, decide };
}

const HELD = 10_000;
const leave = () => void window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));

describe('An admin on the page of reported posts', () => {
  test('reads the reports by car: how many, how old, who says what, and who sells it (§2)', async () => {
    const now = Date.now();
    const ago = (hours: number) => new Date(now - hours * 3600_000);
    const { email } = aSeller({ record: { useVerify: 'verified' } });
    const car = { email, displayName: 'Mara Lindqvist' };
    const description = 'First owner.\nAlways garaged.';
    const gladiator = aCar({ title: 'Jeep Gladiator', price: 27_500, description, ...car }, ago(200));
    const other = aCar({ title: 'Jeep Compass', ...car });
    aCar({ title: 'Not reported', ...car });
    const about = (id: string, title: string, fields: object, hours: number) =>
      aReport({ reportPostId: id, product_title: title, ...fields }, ago(hours));
    about(gladiator.id, 'Jeep Gladiator', { userComment: 'Wrong mileage.' }, 50);
    about(gladiator.id, 'Jeep Gladiator', { userName: 'Jon Park', userComment: 'Asks for a deposit.' }, 2);
    about(other.id, 'Jeep Compass', { userComment: 'Posted twice.' }, 1);
    const { row, openCase, titles } = await visitReports();

    expect(await row('Jeep Gladiator')).toHaveTextContent(/^Jeep Gladiator2 reports · 2 days ago$/);
    expect(await row('Jeep Compass')).toHaveTextContent(/^Jeep Compass1 report · 1 hour ago$/);
    expect(titles()).toEqual(['Jeep Gladiator', 'Jeep Compass']);
    expect(screen.getByText('3 reports about 2 cars.')).toBeVisible();
    expect(document.title).toBe('(2) Reported · SecondGear');
    expect(await screen.findByRole('link', { name: 'Reported, 2 cars to review' })).toBeVisible();
    expect(callsTo('GET /reportedpost')[0]?.bearer).toBeDefined();

    await openCase().findByText('2 other cars, 1 of them reported.');
    // The evidence, then the seller, then the decision.
    const { textContent } = screen.getByRole('region', { name: 'Open car' });
    const parts = [
      'Jeep Gladiator$27,500Fixed',
      'Listed 1 week ago',
      'What 2 people say',
      'Jon Park · 2 hours agoAsks for a deposit.',
      'Noor Haddad · 2 days agoWrong mileage.',
      'The post as it standsFirst owner.\nAlways garaged.',
      'SellerMara Lindqvistmara@example.testVerified2 other cars, 1 of them reported.',
      'Jeep Compass1 reportNot reportedNo report',
      'Either can be undone for ten seconds.Remove carDismiss 2 reports',
    ];
    const places = parts.map((part) => textContent.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    for (const link of openCase().getAllByRole('link', { name: 'Jeep Gladiator' })) {
      expect(link).toHaveAttribute('href', `/carsCategories/carDetails/${gladiator.id}`);
    }
    await sleepTime(2 * HOUR_MS);
    expect(await row('Jeep Compass')).toHaveTextContent(/· 3 hours ago$/);
    expect(openCase().getByText('4 hours ago')).toBeVisible();
  });

  test('sees the car itself where a report gives it another title and picture, and how it was reported', async () => {
    const img = 'http://localhost:4103/cars/honest.webp';
    const { id } = aCar({ title: 'Honest Corolla', img });
    aReport({ reportPostId: id, product_title: ' honest  COROLLA', product_img: img }, new Date('2026-01-03'));
    const forged = { product_title: 'Stolen Ferrari', product_img: 'http://localhost:4103/cars/ferrari.webp' };
    aReport({ reportPostId: id, ...forged }, new Date('2026-01-02'));
    const same = aCar({ title: 'Plain Yaris', img });
    aReport({ reportPostId: same.id, product_title: 'plain  yaris', product_img: img }, new Date('2026-01-04'));
    const { row, openCase, open } = await visitReports(`?sort=newest&case=${id.toUpperCase()}`);

    const expectHonest = (place: HTMLElement) => {
      expect(place).toHaveTextContent('Honest Corolla');
      expect(place.querySelector('img')?.getAttribute('src')).toBe(img);
    };
    expectHonest(await row('Honest Corolla'));
    await openCase().findByRole('heading', { name: 'Honest Corolla' });
    expectHonest(screen.getByRole('region', { name: 'Open car' }));
    expect(openCase().getByText('Reported as “Stolen Ferrari”, with another picture')).toBeVisible();
    await open('Plain Yaris');
    expect(openCase().queryByText(/^Reported as/)).not.toBeInTheDocument();
  });

  test('sorts the cars, and searches them', async () => {
    aReportedCar('Newest', ['Wrong mileage.']);
    const { id: reportPostId } = aCar({ title: 'Oldest', displayName: 'Tomas Rehak' });
    aReport({ reportPostId, product_title: 'Oldest' }, new Date('2026-01-01'));
    const { user, row, titles } = await visitReports();
    await row('Newest');
    expect(titles()).toEqual(['Oldest', 'Newest']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Newest first');
    expect(titles()).toEqual(['Newest', 'Oldest']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Most reports first');
    expect(titles()).toEqual(['Oldest', 'Newest']);

    const search = screen.getByRole('searchbox', { name: 'Search reported cars' });
    await user.type(search, 'reh');
    await advanceTime(500);
    expect(titles()).toEqual(['Oldest']);
    await user.type(search, 'z');
    expect(await screen.findByText('No reported car matches “rehz”')).toBeVisible();
  });

  test('removes the car for good, and every report about it (§1, §2, §6, §7, §8)', async () => {
    const { id } = aReportedCar('Jeep Gladiator', ['Wrong mileage.', 'Asks for a deposit.']);
    aReportedCar('Toyota Yaris GR', ['Posted twice.']);
    const { row, titles, openCase, decide } = await visitReports();
    await decide('Jeep Gladiator', 'Remove car');

    // The next case is open already, and the decided one has stayed where it was.
    const heading = openCase().getByRole('heading', { level: 2 });
    expect(heading).toHaveTextContent('Toyota Yaris GR');
    expect(heading).toHaveFocus();
    expect(titles()).toEqual(['Jeep Gladiator', 'Toyota Yaris GR']);
    expect(await row('Jeep Gladiator')).toHaveTextContent('Removing in 10 s');
    const undo = within(await row('Jeep Gladiator')).getByRole('button', { name: 'Undo: Jeep Gladiator' });
    fireEvent.click(undo, { detail: 2 });
    await advanceTime(HELD - 1000);
    expect(await row('Jeep Gladiator')).toHaveTextContent('Removing in 1 s');
    expect(callsTo('DELETE *')).toHaveLength(0);

    expect(await screen.findByText(DELETED, exactly)).toBeInTheDocument();
    expect(await screen.findByText('Car removed, 2 reports too')).toBeVisible();
    expect(document.title).toBe('(1) Reported · SecondGear');
    expect(await database.cars.findOne({ _id: id })).toBeNull();
    expect(await database.reportedpost.count({})).toBe(1);
    expect(callsTo('DELETE /cars/:id').map(({ path, bearer }) => [path, bearer !== undefined])).toEqual([
      [`/cars/${id}`, true],
    ]);
    expect(callsTo('DELETE /reportedpost/:id')).toHaveLength(2);
    await advanceTime(3000);
    expect(titles()).toEqual(['Jeep Gladiator', 'Toyota Yaris GR']);
  });

  test('removes the report only, and the car stays (§1, §2, §6)', async () => {
    const { id, reports } = aReportedCar('Jeep Gladiator', ['Wrong mileage.', 'Asks for a deposit.']);
    const { user, openCase, row, decide } = await visitReports();
    await row('Jeep Gladiator');
    await user.click(
      openCase().getAllByRole('button', { name: 'Dismiss the report of Noor Haddad' })[1] ?? document.body,
    );
    expect(openCase().getByRole('button', { name: 'Undo: the report of Noor Haddad' })).toBeVisible();
    await advanceTime(HELD);
    expect(await screen.findByText(DELETED, exactly)).toBeInTheDocument();
    expect(callsTo('DELETE /reportedpost/:id').map(({ path }) => path)).toEqual([`/reportedpost/${reports[1]?.id}`]);
    expect(await row('Jeep Gladiator')).toHaveTextContent('1 report ·');

    await decide('Jeep Gladiator', 'Dismiss 1 report');
    // It was the last one, so it stays open.
    expect(openCase().getByRole('heading', { level: 2 })).toHaveFocus();
    await advanceTime(HELD);
    expect(await row('Jeep Gladiator')).toHaveTextContent('1 report dismissed, car stays');
    expect(screen.getByText('Nothing to review.')).toBeVisible();
    expect(document.title).toBe('Reported · SecondGear');
    expect(await database.cars.count({ _id: id })).toBe(1);
    expect(callsTo('DELETE *')).toHaveLength(2);
  });

  test('can go to another page: the decision is carried out there', async () => {
    aReportedCar('Jeep Gladiator', ['Wrong mileage.']);
    aReportedCar('Jeep Compass', ['Posted twice.']);
    const { user, decide } = await visitReports();
    await decide('Jeep Gladiator', 'Remove car');
    await user.click(screen.getByRole('link', { name: 'Overview' }));
    const brands = within(await screen.findByRole('region', { name: 'Cars and prices by brand' }));
    expect(await brands.findByRole('row', { name: /^Cars of Toyota 2/ })).toBeVisible();
    await advanceTime(HELD);
    expect(await screen.findByText(DELETED, exactly)).toBeInTheDocument();
    expect(await database.cars.count({})).toBe(1);
    // The lists that the page shows are read again.
    expect(await brands.findByRole('row', { name: /^Cars of Toyota 1/ })).toBeVisible();
    const [, lastRemoval] = callsTo('DELETE *');
    expect(calls.slice(calls.findLastIndex((call) => call === lastRemoval)).map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/cars', '/reportedpost']),
    );
  });

  test('sends it at once when the page is left, and finds out what has become of it on coming back', async () => {
    const { id, reports } = aReportedCar('Jeep Gladiator', ['Wrong mileage.', 'Asks for a deposit.']);
    const kept = aReportedCar('Jeep Compass', ['Posted twice.']);
    const { decide, row } = await visitReports();
    await decide('Jeep Gladiator', 'Remove car');
    await decide('Jeep Compass', 'Dismiss 1 report');
    leave();
    await waitFor(() => expect(callsTo('DELETE *')).toHaveLength(4));
    const paths = [`/cars/${id}`, ...[...reports, ...kept.reports].map((report) => `/reportedpost/${report.id}`)];
    expect(callsTo('DELETE *').map(({ path }) => path)).toEqual(paths);
    expect(callsTo('DELETE *').every(({ isKeptAlive, bearer }) => isKeptAlive && bearer !== undefined)).toBe(true);

    await advanceTime(3000);
    expect(await row('Jeep Gladiator')).toHaveTextContent('Car removed, 2 reports too');
    expect(await row('Jeep Compass')).toHaveTextContent('1 report dismissed, car stays');
    await advanceTime(HELD);
    expect(callsTo('DELETE *')).toHaveLength(4);
  });

  test('sends it at once at the sign-out, but not what another admin has decided meanwhile', async () => {
    const gladiator = aReportedCar('Jeep Gladiator', ['Wrong mileage.']);
    const compass = aReportedCar('Jeep Compass', ['Posted twice.']);
    const { decide, user } = await visitReports();
    await decide('Jeep Gladiator', 'Remove car');
    await decide('Jeep Compass', 'Dismiss 1 report');
    await database.reportedpost.remove({ _id: gladiator.reports[0]?.id });
    await advanceTime(1500);
    await user.click(screen.getByRole('button', { name: 'SignOut' }));
    await advanceTime(30_000);
    expect(callsTo('DELETE *').map(({ path }) => path)).toEqual([`/reportedpost/${compass.reports[0]?.id}`]);
  });

  test('decides by keyboard alone, about one car at a time: J and K move, R removes, D drops, U undoes', async () => {
    for (const [n, title] of ['Car A', 'Car B', 'Car C'].entries()) {
      const { id } = aCar({ title });
      aReport({ reportPostId: id, product_title: title }, new Date(Date.now() - (9 - n) * 3600_000));
    }
    const { user, row, openCase } = await visitReports();
    await row('Car A');
    const opened = () => openCase().getByRole('heading', { level: 2 }).textContent;
    const press = async (key: string) => {
      await user.keyboard(key);
    };
    await press('jj');
    expect(opened()).toBe('Car C');
    expect(within(await row('Car C')).getByRole('link')).toHaveFocus();
    await press('k');
    // Held down, the key decides about one car only. The second press of a double click comes when the next case is under the pointer.
    await press('{r>3/}');
    fireEvent.click(openCase().getByRole('button', { name: 'Remove car' }), { detail: 2 });
    expect(screen.getAllByText(/^Removing in/)).toHaveLength(1);
    expect(await row('Car B')).toHaveTextContent('Removing in');
    expect(opened()).toBe('Car C');
    await press('d');
    await press('u');
    expect(await row('Car C')).toHaveTextContent('1 report ·');

    // Keys do nothing while the admin types, with a modifier, and while the list of keys is open.
    await press('/');
    await user.keyboard('rd');
    expect(screen.getByRole('searchbox')).toHaveValue('rd');
    await user.clear(screen.getByRole('searchbox'));
    screen.getByRole('searchbox').blur();
    // Reloading the page by Control or Command and R must not remove the car.
    const before = opened();
    for (const held of ['Control', 'Alt', 'Meta']) await press(`{${held}>}jrdu{/${held}}`);
    expect(opened()).toBe(before);
    await press('?');
    expect(within(await screen.findByRole('dialog')).getByText('Dismiss its reports')).toBeVisible();
    await press('d');
    await user.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    await advanceTime(HELD);
    expect(await database.cars.find({})).toMatchObject([{ title: 'Car A' }, { title: 'Car C' }]);
    expect(await database.reportedpost.count({})).toBe(2);
  });

  test('comes from the login to a decision by two presses, and every place counts the same', async () => {
    aReportedCar('Jeep Gladiator', ['Wrong mileage.', 'Asks for a deposit.']);
    aReport({ reportPostId: '64d000000000000000000001', product_title: 'Sold since' }, new Date('2026-01-01'));
    const page = await visit('/login');
    await login(page, anAdmin());
    await page.user.click(await screen.findByRole('link', { name: '2 reported' }));
    const expectCount = async (cars: string, sentence: string) => {
      expect(await screen.findByText(sentence)).toBeVisible();
      expect(screen.getByRole('link', { name: `Reported, ${cars}` })).toBeVisible();
    };
    await expectCount('2 cars to review', '3 reports about 2 cars.');
    await page.user.click(await screen.findByRole('button', { name: 'Dismiss 1 report' }));
    await expectCount('1 car to review', '2 reports about 1 car.');

    await page.user.click(screen.getByRole('link', { name: 'Overview' }));
    expect(await screen.findByRole('link', { name: '1 car to review' })).toBeVisible();
    expect(screen.getByRole('heading', { name: /^2 reports wait, / })).toBeVisible();
    await page.user.click(screen.getByRole('link', { name: '1 reported' }));
    await page.user.click(await screen.findByRole('button', { name: 'Dismiss 2 reports' }));
    expect(await screen.findByText('Nothing to review.')).toBeVisible();
    expect(screen.queryByRole('link', { name: /reported$/ })).not.toBeInTheDocument();
  });

  test('on a phone, reads the queue, then the case in its place, and decides there', async () => {
    setDevice({ width: 390 });
    aReportedCar('Jeep Gladiator', ['Wrong mileage.']);
    aReportedCar('Toyota Yaris GR', ['Posted twice.']);
    const { user, open, openCase, row } = await visitReports();
    expect(screen.queryByRole('region', { name: 'Open car' })).not.toBeInTheDocument();
    expect(document.body).toHaveFocus();
    const opened = await open('Jeep Gladiator');
    expect(screen.queryByRole('region', { name: 'Reported cars' })).not.toBeInTheDocument();
    await user.click(opened.getByRole('button', { name: 'Next' }));
    expect(openCase().getByRole('heading', { name: 'Toyota Yaris GR' })).toHaveFocus();
    await user.click(openCase().getByRole('button', { name: 'List' }));
    await open('Jeep Gladiator');
    act(() => window.history.back());
    await row('Jeep Gladiator');
    await open('Jeep Gladiator');
    expect(openCase().getByRole('heading', { name: 'Jeep Gladiator' })).toHaveFocus();
    // The head of the queue is not seen then.
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    await user.click(openCase().getByRole('button', { name: 'Dismiss 1 report' }));
    expect(await row('Jeep Gladiator')).toHaveTextContent('Dismissing in 10 s');
    expect(within(await row('Jeep Gladiator')).getByRole('link')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Undo: Jeep Gladiator' }));
    expect(await row('Jeep Gladiator')).toHaveTextContent('1 report ·');

    // Nothing is decided about what is chosen while a case hides the queue.
    await user.click(screen.getByRole('button', { name: 'Choose several' }));
    await user.click(screen.getByRole('checkbox', { name: 'Choose Jeep Gladiator' }));
    await open('Toyota Yaris GR');
    await user.keyboard('d');
    expect(await row('Toyota Yaris GR')).toHaveTextContent('Dismissing in 10 s');
    expect(await row('Jeep Gladiator')).toHaveTextContent('1 report ·');
    expect(screen.getByRole('checkbox', { name: 'Choose Jeep Gladiator' })).toBeChecked();
  });

  test('decides nothing while the car cannot be read, by button, key or together; what is shown is called the report’s', async () => {
    aReportedCar('Corolla', ['Wrong mileage.', 'Odd.']);
    const repair = breakCall('GET /cars/:id', 500);
    const { user, row, openCase } = await visitReports();
    expect(await screen.findByText(/^As it was reported: /)).toBeVisible();
    expect(await screen.findByText(/so nothing can be decided/)).toBeVisible();
    expect(await row('Corolla')).toHaveTextContent('As reported · 2 reports');
    await user.keyboard('rd');
    expect(openCase().queryByRole('button', { name: /^(Remove|Dismiss)/ })).not.toBeInTheDocument();
    aReportedCar('Yaris', ['Sold.']);
    await user.click(await screen.findByRole('button', { name: '1 new report' }));
    await user.click(screen.getByRole('button', { name: 'Choose several' }));
    await user.click(screen.getByRole('checkbox', { name: 'Choose all' }));
    expect(screen.getByText('0 cars chosen, and 2 not read yet, about which nothing is decided')).toBeVisible();
    await user.keyboard('rd');
    expect(screen.queryByRole('button', { name: /^(Remove|Dismiss)/ })).not.toBeInTheDocument();

    repair();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await user.click(await screen.findByRole('button', { name: 'Remove 2 cars' }));
    await advanceTime(HELD);
    await screen.findByText(DELETED, exactly);
    expect(callsTo('DELETE /cars/:id')).toHaveLength(2);
  });

  test('can only dismiss the reports of a car that is gone, and those that name no car', async () => {
    aReport({ reportPostId: '650000000000000000000001', product_title: 'Sold since' }, new Date('2026-01-02'));
    aReport({ reportPostId: 'undefined', product_title: 'Of the old form' }, new Date('2026-01-03'));
    const { user, row, openCase, open } = await visitReports();
    expect(await within(await row('Sold since')).findByText(/^No longer listed · 1 report/)).toBeVisible();
    expect(openCase().getByText(/^This car is no longer listed/)).toBeVisible();
    expect(openCase().queryByRole('button', { name: 'Remove car' })).not.toBeInTheDocument();
    expect(openCase().queryByRole('link', { name: 'Sold since' })).not.toBeInTheDocument();

    await open('Of the old form');
    expect(openCase().getByText('This report does not say which car it is about.')).toBeVisible();
    expect(openCase().queryByRole('button', { name: 'Remove car' })).not.toBeInTheDocument();
    expect(callsTo('GET /cars/undefined')).toHaveLength(0);
    await user.click(openCase().getByRole('button', { name: 'Dismiss 1 report' }));
    await advanceTime(HELD + 1000);
    expect(await database.reportedpost.find({})).toMatchObject([{ product_title: 'Sold since' }]);
  });
});

describe('Two admins at the same reports:', () => {
  test('new reports wait until they are asked for, and nothing moves', async () => {
    const { reports } = aReportedCar('Jeep Gladiator', ['Wrong mileage.']);
    const { user, row, titles } = await visitReports();
    await row('Jeep Gladiator');
    const { id } = aReportedCar('Toyota Yaris GR', ['Posted twice.', 'Wrong picture.']);
    await databaseReady();
    await screen.findByRole('button', { name: '2 new reports' });
    expect(titles()).toEqual(['Jeep Gladiator']);
    await database.reportedpost.remove({ _id: reports[0]?.id });
    await advanceTime(1500);
    expect(await row('Jeep Gladiator')).toHaveTextContent('Decided meanwhile.');

    await user.click(screen.getByRole('button', { name: '2 new reports' }));
    await row('Toyota Yaris GR');
    expect(titles()).toEqual(['Toyota Yaris GR']);
    expect(await database.cars.count({ _id: id })).toBe(1);
  });

  test('what the other has done already is not done again, and the rest is', async () => {
    const gladiator = aReportedCar('Jeep Gladiator', ['Wrong mileage.']);
    const compass = aReportedCar('Jeep Compass', ['Posted twice.']);
    const { decide, row } = await visitReports();
    await decide('Jeep Gladiator', 'Remove car');
    await database.reportedpost.remove({ _id: gladiator.reports[0]?.id });
    await advanceTime(HELD);
    expect(await row('Jeep Gladiator')).toHaveTextContent('Another admin has decided already.');
    expect(await screen.findByText('Already done')).toBeInTheDocument();
    expect(await database.cars.count({ _id: gladiator.id })).toBe(1);
    expect(callsTo('DELETE *')).toHaveLength(0);

    await decide('Jeep Compass', 'Remove car');
    await database.cars.remove({ _id: compass.id });
    await advanceTime(HELD);
    expect(await row('Jeep Compass')).toHaveTextContent('Car removed, 1 report too');
    expect(await database.reportedpost.count({})).toBe(0);
  });
});

test('A second tab of an admin says nothing that the first one alone knows, and stores nobody’s words', async () => {
  const gladiator = aReportedCar('Jeep Gladiator', ['Wrong mileage.']);
  const compass = aReportedCar('Jeep Compass', ['Posted twice.']);
  const { decide, row } = await visitReports();
  const locks = [gladiator, compass].map(({ reports }) => holdLock(`decision-${reports[0]?.id}`));
  await decide('Jeep Gladiator', 'Remove car');
  await decide('Jeep Compass', 'Remove car');
  await advanceTime(HELD + 500);
  const [email, name] = ['adaeze@example.test', 'decisions 1'] as const;
  expect(JSON.stringify(await readBegun(email, name))).not.toMatch(/Wrong mileage|Noor/);
  // There, one was overtaken by another admin, and one was undone at the last moment.
  await database.reportedpost.remove({ _id: gladiator.reports[0]?.id });
  await writeBegunInOtherTab(email, name, []);
  for (const release of locks) release();
  await advanceTime(2000);
  expect(await row('Jeep Gladiator')).toHaveTextContent('Decided meanwhile.');
  expect(await row('Jeep Compass')).toHaveTextContent('1 report ·');
  expect(callsTo('DELETE *')).toHaveLength(0);
});

describe('An admin, when the marketplace fails,', () => {
  test('takes no car down that was dismissed after its removal had failed', async () => {
    const { id } = aReportedCar('Jeep Gladiator', ['Wrong mileage.', 'Asks for a deposit.']);
    const repair = breakCall('DELETE /cars/:id', 'fails');
    const { user, decide, row, openCase, reload } = await visitReports();
    await decide('Jeep Gladiator', 'Remove car');
    await advanceTime(HELD);
    expect(await row('Jeep Gladiator')).toHaveTextContent('Car not removed.');
    repair();
    const [first] = openCase().getAllByRole('button', { name: /^Dismiss the report of/ });
    await user.click(first ?? expect.fail());
    await user.click(openCase().getByRole('button', { name: /^Dismiss 1 report/ }));
    await reload();
    await advanceTime(HELD);
    expect(await database.reportedpost.count({})).toBe(0);
    expect(await database.cars.count({ _id: id })).toBe(1);
  });

  test('takes no car down that another one has dismissed before anything was sent', async () => {
    const { id, reports } = aReportedCar('Jeep Gladiator', ['Wrong mileage.']);
    const { user, decide, row } = await visitReports();
    await decide('Jeep Gladiator', 'Remove car');
    const repair = breakCall('GET /reportedpost', 500);
    await advanceTime(HELD);
    const retry = await within(await row('Jeep Gladiator')).findByRole('button', { name: 'Try again: Jeep Gladiator' });
    await database.reportedpost.remove({ _id: reports[0]?.id });
    repair();
    await user.click(retry);
    expect(await within(await row('Jeep Gladiator')).findByText('Another admin has decided already.')).toBeVisible();
    expect(await database.cars.count({ _id: id })).toBe(1);
  });

  test('reads which reports remain after their car is removed, and retries only those', async () => {
    const { reports } = aReportedCar('Jeep Gladiator', ['Wrong mileage.', 'Asks for a deposit.']);
    const repair = breakCall(`DELETE /reportedpost/${reports[1]?.id}`, 500);
    const { user, decide, row } = await visitReports();
    await decide('Jeep Gladiator', 'Remove car');
    await advanceTime(HELD);
    const brief = 'Car removed, reports left.';
    const why = 'The marketplace has a problem right now. Try again in a moment.';
    const later = 'It is tried again at your next visit';
    const failed = await within(await row('Jeep Gladiator')).findByText(brief);
    expect(failed).toBeVisible();
    expect(failed).toHaveAttribute('title', `${brief} ${why} ${later}, unless you decide anew.`);
    expect(screen.getByText(`1 decision failed: see “Reported”. ${later}. ${why}`)).toBeVisible();
    expect(screen.queryByText(DELETED, exactly)).not.toBeInTheDocument();
    repair();
    await user.click(within(await row('Jeep Gladiator')).getByRole('button', { name: 'Try again: Jeep Gladiator' }));

    expect(await screen.findByText(DELETED, exactly)).toBeInTheDocument();
    expect(callsTo('DELETE /cars/:id')).toHaveLength(1);
    expect(await database.reportedpost.count({})).toBe(0);
  });

  test('keeps seeing the reports after a failed poll, until access is refused: then the list is not requested again', async () => {
    aReportedCar('Jeep Gladiator', ['Wrong mileage.']);
    await visitReports();
    await screen.findByText('Wrong mileage.');
    const repair = breakCall('GET /reportedpost');
    expect(await screen.findByText(/^Not up to date since \d\d:\d\d, trying again$/)).toBeVisible();
    expect(screen.getByText('Wrong mileage.')).toBeVisible();
    repair();
    await advanceTime(12_000);
    expect(screen.queryByText(/^Not up to date/)).not.toBeInTheDocument();

    breakCall('GET /reportedpost', 403);
    expect(await screen.findByText(/^Your account is not allowed to do this/)).toBeVisible();
    const before = callsTo('GET /reportedpost').length;
    await advanceTime(30_000);
    expect(callsTo('GET /reportedpost')).toHaveLength(before);
  });
});

test('An admin who has left the page of reported posts decides nothing by a key', async () => {
  const { id } = aCar({ title: 'Jeep Gladiator' });
  aReport({ reportPostId: id, product_title: 'Jeep Gladiator', userComment: 'Odd.' }, new Date(Date.now() - HOUR_MS));
  const { user } = await visit('/dashboard/reported-post', anAdmin());
  await screen.findByRole('button', { name: 'Remove car' });
  await user.click(screen.getByRole('link', { name: 'Overview' }));
  await screen.findByRole('heading', { level: 1, name: 'Overview' });
  await user.keyboard('rd');
  await advanceTime(12_000);
  expect(await database.cars.count({})).toBe(1);
  expect(await database.reportedpost.count({})).toBe(1);
});
