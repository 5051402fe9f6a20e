import { waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { aCar, database } from '@tests/support/database';
import { enter } from '@tests/support/enter';
import { shimLocks } from '@tests/support/shims/locks';
import { visit } from '@tests/support/visit';
import { fill as fillPost, posted, posts, send as post } from '../seller/postCarForm';
import { done, fill, records, send } from '../session/signUp';

type Page = Awaited<ReturnType<typeof visit>>;

const COMMENT = 'The same car is posted twice.';
const denied = () => new DOMException('The operation is insecure.', 'SecurityError');
function deny(): never {
  throw denied();
}

const refuseLocks = () =>
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: () => Promise.reject(denied()), query: () => Promise.reject(denied()) },
  });
const refuseDatabases = () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(deny);
  vi.spyOn(indexedDB, 'databases').mockRejectedValue(denied());
};
const refuseStorages = () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(deny);
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(deny);
};
const refuseChannels = () => vi.stubGlobal('BroadcastChannel', vi.fn(deny));
const refuseWorkers = () => {
  vi.stubGlobal('OffscreenCanvas', vi.fn(deny));
  vi.stubGlobal('Worker', vi.fn(deny));
};
const removeBoth = () => {
  vi.stubGlobal('indexedDB', undefined);
  Reflect.deleteProperty(navigator, 'locks');
};

const noLocks = /^Your browser does not let this site see whether the same car is being paid for in another tab/;
const nothingKept =
  /^Your browser does not let this site keep or read its data, so a payment could be lost or made twice/;
const reloadSignsOut = /^Your browser stores nothing for this site, so a reload will sign you out/;

/** What the browser refuses, and how. */
const refusals = {
  'every lock': [refuseLocks],
  'to have locks and databases at all': [removeBoth],
  'local and session storage': [refuseStorages],
  'all site data, and workers': [refuseLocks, refuseDatabases, refuseStorages, refuseChannels, refuseWorkers],
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  shimLocks();
});

describe('In a browser that refuses', () => {
  test.each([
    ['local and session storage', undefined],
    ['all site data, and workers', nothingKept],
  ] as const)('%s, people sign up, wish, remove, report and post', async (what, whyUnpaid) => {
    const page = await signUp(what);
    const { screen, user } = page;
    await open(page, 'Categories');
    await user.click(await screen.findByRole('button', { name: 'Wishlist: Corolla 2016' }));
    await screen.findByRole('button', { name: 'Wishlist, 1 car' });
    await user.click(screen.getByRole('button', { name: 'Add to cart: Yaris 2018' }));
    await user.click(await screen.findByRole('button', { name: 'Remove Corolla 2016' }));
    await waitFor(async () => expect(await database.wishlist.find({})).toMatchObject([{ wishListIid: page.yaris }]));

    await user.click(screen.getByRole('link', { name: 'Pay for Yaris 2018' }));
    if (whyUnpaid) expect(await screen.findByText(whyUnpaid)).toBeVisible();
    else await waitFor(() => expect(screen.getByRole('button', { name: 'Pay $8,200' })).toBeEnabled());

    await open(page, 'Categories');
    await user.click(await screen.findByRole('link', { name: 'Details: Yaris 2018' }));
    await user.click(await screen.findByRole('button', { name: 'Report Post' }));
    const report = within(await screen.findByRole('dialog', { name: 'Report this post' }));
    await enter(user, report.getByLabelText('Comment'), COMMENT);
    await user.click(report.getByRole('button', { name: 'Report Post' }));
    await waitFor(async () => expect(await database.reportedpost.count({ userComment: COMMENT })).toBe(1));
    await postOne(page);
  });

  // All code asks for its locks in one place.
  test.each([
    ['every lock', noLocks],
    ['to have locks and databases at all', nothingKept],
  ] as const)('%s, people sign up and post, and read why no car can be paid', async (what, whyUnpaid) => {
    const page = await signUp(what);
    await open(page, 'Categories');
    await page.user.click(await page.screen.findByRole('button', { name: 'Add to cart: Yaris 2018' }));
    await page.user.click(await page.screen.findByRole('link', { name: 'Pay for Yaris 2018' }));
    expect(await page.screen.findByText(whyUnpaid)).toBeVisible();
    await postOne(page);
  });
});

async function signUp(what: keyof typeof refusals) {
  aCar({ title: 'Corolla 2016', price: 9500 });
  const { id: yaris } = aCar({ title: 'Yaris 2018', price: 8200 });
  refusals[what].forEach((refuse) => refuse());
  const page = await visit('/signup');
  const { screen } = page;
  await fill(page, { role: 'Seller' });
  expect(screen.queryAllByText(reloadSignsOut)).toHaveLength(what.startsWith('all site data') ? 1 : 0);
  await send(page);
  expect(await screen.findByText(done)).toBeVisible();
  expect(await records()).toMatchObject([{ role: 'seller' }]);
  return { ...page, yaris };
}

async function postOne(page: Page) {
  await open(page, 'Dashboard');
  await open(page, 'Add product');
  await fillPost(page);
  await post(page);
  expect(await page.screen.findByText(posted)).toBeVisible();
  expect(await posts()).toHaveLength(3);
}

async function open({ user, screen }: Page, link: string) {
  const [first = document.body] = await screen.findAllByRole('link', { name: link });
  await user.click(first);
}
