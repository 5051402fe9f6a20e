import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { slowCall } from '@tests/support/calls';
import { advanceTime, jumpTime, sleepTime } from '@tests/support/clock';
import { aCar } from '@tests/support/database';
import { goOffline, goOnline, setVisible } from '@tests/support/network';
import { aWishedCar } from '@tests/support/paying';
import { aBuyer, anAdmin } from '@tests/support/people';
import { deploy, openVersion, site } from '@tests/support/site';
import { currentPath, visit } from '@tests/support/visit';

type Page = Awaited<ReturnType<typeof visit>>;

const MINUTE = 60_000;
const offer = () => screen.queryByText('A new version is here.');

/** jsdom itself reloads nothing. */
let reloads = 0;

beforeEach(() => {
  openVersion('index-one');
  reloads = 0;
});

/** The page has been open for a while, and its code for this has loaded. */
async function open(url: string, person?: { email: string }) {
  const page = await visit(url, person);
  const { beforeReload } = await import('@/lib/browser/reloadSite');
  beforeReload.add(() => (reloads += 1));
  await screen.findByRole('heading', { level: 1 });
  await advanceTime(1000);
  await jumpTime(11_000);
  await advanceTime(500);
  return page;
}

/** A new version is put up while the tab is hidden for an hour. */
async function returnAfterDeploy() {
  setVisible(false);
  deploy('index-two');
  await jumpTime(60 * MINUTE);
  setVisible(true);
  await advanceTime(2000);
}

async function pass(minutes: number) {
  for (let left = minutes; left > 0; left -= 5) await jumpTime(Math.min(5, left) * MINUTE);
  await advanceTime(2000);
}

const press = async ({ user }: Page, name: string) => user.click(await screen.findByRole('button', { name }));

describe('A tab that is open while a new version is put up', () => {
  test('offers a reload within five minutes, in a status that does not take the focus', async () => {
    const page = await open('/dashboard/reported-post', anAdmin());
    deploy('index-two');
    expect(site.reads).toBe(0);
    await pass(5);

    expect(site.reads).toBe(1);
    expect(offer()).toBeVisible();
    expect(screen.getAllByRole('status')).toContainEqual(offer()?.closest('[role]'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(document.body).toHaveFocus();
    await press(page, 'Reload');
    await waitFor(() => expect(reloads).toBe(1));
  });

  test('asks for nothing while it is hidden or offline, and once on the return to it', async () => {
    // On a page without a list, since the lists' polls cost most of the time that is let pass.
    await open('/blog', aBuyer());
    // Before the new version: each minute with the offer costs as much as loading a page.
    goOffline();
    await pass(6);
    expect(site.reads).toBe(0);
    goOnline();
    await advanceTime(2000);
    expect(site.reads).toBe(1);

    setVisible(false);
    await jumpTime(MINUTE / 2);
    setVisible(true);
    await advanceTime(2000);
    expect(site.reads).toBe(1);

    await returnAfterDeploy();
    expect(offer()).toBeVisible();
    expect(site.reads).toBe(2);
  });

  test.each([
    ['is the same', () => openVersion('index-one')],
    [
      'is the sign-in page of a network',
      () => void (site.page = '<title>Hotel</title><script src="/login.js"></script>'),
    ],
  ])('says nothing if what the host serves %s', async (_what, serve) => {
    await open('/blog', aBuyer());
    serve();
    await pass(11);
    expect(site.reads).toBe(2);
    expect(offer()).not.toBeInTheDocument();
  });

  test('which is reloaded and gets the old version again does not offer the same one again at once', async () => {
    const page = await open('/blog', aBuyer());
    await returnAfterDeploy();
    await press(page, 'Reload');
    await waitFor(() => expect(reloads).toBe(1));

    await open(currentPath());
    await pass(10);
    expect(site.reads).toBeGreaterThan(3);
    expect(offer()).not.toBeInTheDocument();
    await sleepTime(45 * MINUTE);
    expect(offer()).not.toBeInTheDocument();
    await sleepTime(10 * MINUTE);
    expect(offer()).toBeVisible();
  });

  test('leaves the user in peace for an hour after "Not now"', async () => {
    const page = await open('/blog', aBuyer());
    await returnAfterDeploy();
    await press(page, 'Not now');
    expect(offer()).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await sleepTime(55 * MINUTE);
    expect(offer()).not.toBeInTheDocument();
    await sleepTime(10 * MINUTE);
    expect(offer()).toBeVisible();

    await press(page, 'Not now');
    expect(offer()).not.toBeInTheDocument();
    vi.setSystemTime(Date.now() - 120 * MINUTE);
    await advanceTime(2000);
    expect(offer(), 'after the clock was put back').toBeVisible();
  });

  test('stays as it is if the host does not answer, and can try again', async () => {
    const page = await open('/blog', aBuyer());
    await returnAfterDeploy();
    site.isDown = true;
    await press(page, 'Reload');
    expect(await screen.findByText('The site does not answer. Nothing was reloaded.')).toBeVisible();
    site.isDown = false;
    await press(page, 'Try again');
    await waitFor(() => expect(reloads).toBe(1));
  });

  test('is not noticed by visitors, who load nothing for it', async () => {
    await open('/blog');
    await returnAfterDeploy();
    expect(site.reads).toBe(0);
  });
});

interface Middle {
  visitor: { email: string };
  url: string;
  begin: (page: Page) => Promise<unknown>;
  end: (page: Page) => Promise<unknown>;
}

const middles: Record<string, () => Middle> = {
  'has a dialog open': () => ({
    visitor: aBuyer(),
    url: '/blog',
    begin: (page) => press(page, 'Wishlist, 0 cars'),
    end: async ({ user }) => user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' })),
  }),
  'is on the payment page': () => {
    const noor = aBuyer();
    return {
      visitor: noor,
      url: aWishedCar(noor).url,
      begin: () => screen.findByRole('heading', { level: 1, name: 'Payment' }),
      end: ({ user }) => user.click(screen.getByRole('link', { name: 'Blog' })),
    };
  },
  'waits for a write, and then reads its toast': () => {
    aCar({ title: 'Corolla 2016' });
    slowCall('POST /wishlist', 8000);
    return {
      visitor: aBuyer(),
      url: '/carsCategories',
      begin: (page) => press(page, 'Wishlist: Corolla 2016'),
      end: () => advanceTime(15_000),
    };
  },
};

describe('Nothing is offered while somebody', () => {
  test.each(Object.entries(middles))('%s', async (_what, prepare) => {
    const { visitor, url, begin, end } = prepare();
    const page = await open(url, visitor);
    setVisible(false);
    deploy('index-two');
    await jumpTime(2 * MINUTE);
    await begin(page);
    setVisible(true);
    await advanceTime(4000);
    expect(site.reads).toBe(1);
    expect(offer()).not.toBeInTheDocument();

    await end(page);
    await advanceTime(3000);
    expect(offer()).toBeVisible();
  });
});
