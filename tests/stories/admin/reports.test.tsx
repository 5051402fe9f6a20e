import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { breakCall, callsTo } from '@tests/support/calls';
import { advanceTime } from '@tests/support/clock';
import { anAdmin, aBuyer } from '@tests/support/people';
import { currentPath, visit } from '@tests/support/visit';
import { aCar, aReport, world, worldReady } from '@tests/support/world';

const DELETED = (text: string) => text === 'Reported Post  Deleted';
const exactly = { normalizer: (text: string) => text };

function aReportedCar(title: string, comments: string[]) {
  const { id } = aCar({ title });
  const reports = comments.map((userComment, index) =>
    aReport({ reportPostId: id, product_title: title, userComment }, new Date(Date.now() - (index + 1) * 3600_000)),
  );
  return { id, reports };
}

async function visitReports() {
  const { user } = await visit('/dashboard/reported-post', anAdmin());
  await screen.findByRole('heading', { name: 'Reported posts', level: 1 });
  const cards = () => screen.findAllByRole('article');
  const press = async (comment: string, name: string) => {
    const quote = await screen.findByText(comment);
    const card = quote.closest('article');
    if (!card) throw new Error(`No card has the comment “${comment}”.`);
    await user.click(within(card).getByRole('button', { name }));
    return within(screen.getByRole('dialog'));
  };
  return { user, cards, press };
}

describe('An admin on the page of reported posts', () => {
  test('reads the reports, the newest first', async () => {
    const now = Date.now();
    aReport({ reportPostId: aCar().id, product_title: 'Jeep Gladiator', price: '27,500' }, new Date(now - 172_800_000));
    aReport(
      { reportPostId: aCar().id, product_title: 'Toyota Yaris GR', userName: 'Jon Park', userComment: 'Posted twice.' },
      new Date(now - 3600_000),
    );
    const { cards } = await visitReports();

    const [first, second] = await cards();
    expect(first).toHaveAccessibleName('Toyota Yaris GR');
    expect(first).toHaveTextContent('Jon ParkReported 1 hour agoPosted twice.');
    expect(second).toHaveTextContent('Jeep Gladiator$27,500Noor HaddadReported 2 days ago');
    expect(document.title).toBe('Reported posts · SecondGear');
    expect(callsTo('GET /reportedpost')[0]?.bearer).toBeDefined();
  });

  test('removes the car for good, and every report about it', async () => {
    const { id } = aReportedCar('Jeep Gladiator', ['Wrong mileage.', 'Asks for a deposit.']);
    aReportedCar('Toyota Yaris GR', ['Posted twice.']);
    const { user, cards, press } = await visitReports();
    expect(await cards()).toHaveLength(3);
    expect(screen.getAllByText('1 other report about this car')).toHaveLength(2);

    const dialog = await press('Wrong mileage.', 'Remove car for good');
    expect(dialog.getByRole('heading', { name: 'Remove Jeep Gladiator?' })).toBeVisible();
    expect(dialog.getByText('All 2 reports about it go too.')).toBeVisible();
    expect(callsTo('DELETE /cars/:id')).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Remove car for good' }));

    expect(await screen.findByText(DELETED, exactly)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect((await cards()).map((card) => card.getAttribute('aria-label'))).toEqual(['Toyota Yaris GR']);
    expect(screen.getByRole('heading', { name: 'Reported posts' })).toHaveFocus();
    expect(await world.cars.findOne({ _id: id })).toBeNull();
    expect(await world.reportedpost.count({})).toBe(1);
    expect(callsTo('DELETE /cars/:id').map(({ path, bearer }) => [path, bearer !== undefined])).toEqual([
      [`/cars/${id}`, true],
    ]);
    expect(callsTo('DELETE /reportedpost/:id')).toHaveLength(2);
  });

  test('removes the report only, and the car stays', async () => {
    const { id, reports } = aReportedCar('Jeep Gladiator', ['Wrong mileage.']);
    const { user, press } = await visitReports();
    const dialog = await press('Wrong mileage.', 'Remove report only');
    expect(dialog.getByText('The car stays listed.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Remove report' }));

    expect(await screen.findByText(DELETED, exactly)).toBeInTheDocument();
    expect(await screen.findByText('No reports')).toBeVisible();
    expect(await world.cars.count({ _id: id })).toBe(1);
    expect(callsTo('DELETE /reportedpost/:id').map(({ path }) => path)).toEqual([`/reportedpost/${reports[0]?.id}`]);
  });

  test('removes nothing after cancelling', async () => {
    aReportedCar('Jeep Gladiator', ['Wrong mileage.']);
    const { user, press } = await visitReports();
    const dialog = await press('Wrong mileage.', 'Remove car for good');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(callsTo('DELETE *')).toHaveLength(0);
  });

  test('can remove only the report if its car is gone or unknown', async () => {
    aReport({ reportPostId: '650000000000000000000001', product_title: 'Sold since' });
    aReport({ reportPostId: 'undefined', product_title: 'Of the old form' });
    await visitReports();

    const removed = within(await screen.findByRole('article', { name: 'Sold since' }));
    expect(await removed.findByText('This car is no longer listed.')).toBeVisible();
    expect(removed.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Remove report']);
    expect(removed.queryByRole('link')).not.toBeInTheDocument();
    const nameless = within(screen.getByRole('article', { name: 'Of the old form' }));
    expect(nameless.getByText('This report does not say which car it is about.')).toBeVisible();
    expect(nameless.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Remove report']);
    expect(callsTo('GET /cars/undefined')).toHaveLength(0);
  });

  test('opens the car from its report', async () => {
    const { id } = aReportedCar('Jeep Gladiator', ['Wrong mileage.']);
    const { user } = await visitReports();
    await user.click(await screen.findByRole('link', { name: 'Jeep Gladiator' }));
    await screen.findByRole('heading', { name: 'Car Details Page' });
    expect(currentPath()).toBe(`/carsCategories/carDetails/${id}`);
  });

  test('sees new reports wait until they are requested', async () => {
    const { reports } = aReportedCar('Jeep Gladiator', ['Wrong mileage.']);
    const { user, cards } = await visitReports();
    await screen.findByText('Wrong mileage.');
    await world.reportedpost.remove({ _id: reports[0]?.id });
    aReportedCar('Toyota Yaris GR', ['Posted twice.']);
    await worldReady();

    await user.click(await screen.findByRole('button', { name: '1 new' }));
    expect((await cards()).map((card) => card.getAttribute('aria-label'))).toEqual(['Toyota Yaris GR']);
  });

  test('sees a report that another admin has removed stay in its place', async () => {
    const { reports } = aReportedCar('Jeep Gladiator', ['Wrong mileage.']);
    await visitReports();
    await screen.findByText('Wrong mileage.');
    await world.reportedpost.remove({ _id: reports[0]?.id });

    expect(await screen.findByText('This report has been dealt with since.')).toBeVisible();
    expect(within(screen.getByRole('article')).queryByRole('button')).not.toBeInTheDocument();
  });

  test('reads "already done" if another admin was faster', async () => {
    const { reports } = aReportedCar('Jeep Gladiator', ['Wrong mileage.']);
    const { user, press } = await visitReports();
    const dialog = await press('Wrong mileage.', 'Remove report only');
    await world.reportedpost.remove({ _id: reports[0]?.id });
    await user.click(dialog.getByRole('button', { name: 'Remove report' }));

    expect(await screen.findByText('Already done')).toBeInTheDocument();
    expect(screen.queryByText(DELETED, exactly)).not.toBeInTheDocument();
    expect(await screen.findByText('No reports')).toBeVisible();
  });

  test('removes the remaining reports of a car that another admin has removed', async () => {
    const { id } = aReportedCar('Jeep Gladiator', ['Wrong mileage.']);
    const { user, press } = await visitReports();
    const dialog = await press('Wrong mileage.', 'Remove car for good');
    await world.cars.remove({ _id: id });
    await user.click(dialog.getByRole('button', { name: 'Remove car for good' }));

    expect(await screen.findByText('No reports')).toBeVisible();
    expect(await world.reportedpost.count({})).toBe(0);
  });
});

describe('An admin, when the marketplace fails,', () => {
  test('reads which reports remain after their car is removed, and retries only those', async () => {
    const { reports } = aReportedCar('Jeep Gladiator', ['Wrong mileage.', 'Asks for a deposit.']);
    const repair = breakCall(`DELETE /reportedpost/${reports[1]?.id}`, 500);
    const { user, press } = await visitReports();
    const dialog = await press('Wrong mileage.', 'Remove car for good');
    await user.click(dialog.getByRole('button', { name: 'Remove car for good' }));

    expect(await screen.findByRole('heading', { name: 'Some reports are left' })).toBeVisible();
    const partialFailure = within(screen.getByRole('dialog'));
    expect(
      partialFailure.getByText('Jeep Gladiator has been removed, but 1 report about it could not be:'),
    ).toBeVisible();
    expect(partialFailure.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Noor Haddad: Asks for a deposit.',
    ]);
    expect(partialFailure.getByRole('alert')).toHaveTextContent('The marketplace has a fault of its own just now.');
    expect(screen.queryByText(DELETED, exactly)).not.toBeInTheDocument();
    repair();
    await user.click(partialFailure.getByRole('button', { name: 'Remove what is left' }));

    expect(await screen.findByText(DELETED, exactly)).toBeInTheDocument();
    expect(callsTo('DELETE /cars/:id')).toHaveLength(1);
    expect(await world.reportedpost.count({})).toBe(0);
  });

  test('keeps the car and its reports when the car cannot be removed', async () => {
    aReportedCar('Jeep Gladiator', ['Wrong mileage.']);
    const repair = breakCall('DELETE /cars/:id', 500);
    const { user, press } = await visitReports();
    const dialog = await press('Wrong mileage.', 'Remove car for good');
    await user.click(dialog.getByRole('button', { name: 'Remove car for good' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('The marketplace has a fault of its own just now.');
    expect(callsTo('DELETE /reportedpost/:id')).toHaveLength(0);

    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('alert')).toHaveTextContent('The car was not removed.');
    repair();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove car for good' }));
    expect(await screen.findByText('No reports')).toBeVisible();
  });

  test.each(['response lost', 'html'] as const)('reads the true outcome of a removal (%s)', async (how) => {
    aReportedCar('Jeep Gladiator', ['Wrong mileage.']);
    breakCall('DELETE /reportedpost/:id', how, { times: 1 });
    const { user, press } = await visitReports();
    const dialog = await press('Wrong mileage.', 'Remove report only');
    await user.click(dialog.getByRole('button', { name: 'Remove report' }));

    if (how === 'html') {
      expect(await dialog.findByRole('alert')).toHaveTextContent('The marketplace has a fault of its own just now.');
      await user.click(dialog.getByRole('button', { name: 'Remove report' }));
    }
    expect(await screen.findByText(DELETED, exactly)).toBeInTheDocument();
    expect(callsTo('DELETE /reportedpost/:id')).toHaveLength(how === 'html' ? 2 : 1);
  });

  test('can load the reports again', async () => {
    aReportedCar('Jeep Gladiator', ['Wrong mileage.']);
    const repair = breakCall('GET /reportedpost', 'html');
    const { user } = await visitReports();
    expect(await screen.findByText('Still trying…')).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent('The marketplace has a fault of its own just now.');
    repair();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Wrong mileage.')).toBeVisible();
  });

  test('keeps seeing the reports after a failed poll', async () => {
    aReportedCar('Jeep Gladiator', ['Wrong mileage.']);
    await visitReports();
    await screen.findByText('Wrong mileage.');
    const repair = breakCall('GET /reportedpost');
    expect(await screen.findByText(/^Not up to date since \d\d:\d\d, trying again$/)).toBeVisible();
    expect(screen.getByText('Wrong mileage.')).toBeVisible();
    repair();
    await advanceTime(12_000);
    expect(screen.queryByText(/^Not up to date/)).not.toBeInTheDocument();
  });

  test('reads that access is refused, and the list is not requested again', async () => {
    aReportedCar('Jeep Gladiator', ['Wrong mileage.']);
    await visitReports();
    await screen.findByText('Wrong mileage.');
    breakCall('GET /reportedpost', 403);
    expect(await screen.findByText(/^The marketplace refused this/)).toBeVisible();
    const before = callsTo('GET /reportedpost').length;
    await advanceTime(30_000);
    expect(callsTo('GET /reportedpost')).toHaveLength(before);
  });
});

describe('A user who is not an admin', () => {
  test('cannot see the reports', async () => {
    aReportedCar('Jeep Gladiator', ['Wrong mileage.']);
    await visit('/dashboard/reported-post', aBuyer());
    await advanceTime(3000);
    expect(currentPath()).toBe('/login');
    expect(screen.queryByText('Wrong mileage.')).not.toBeInTheDocument();
    expect(callsTo('GET /reportedpost')).toHaveLength(0);
  });
});
