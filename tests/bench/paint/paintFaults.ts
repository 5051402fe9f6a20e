import type { Browser } from '@playwright/test';
import { narrow, wide } from '@tests/bench/browser';
import { boxFaults, fontFaults, picturesBelow, picturesTooLarge } from './faults';
import { readDocument } from './readDocument';
import { scriptFaults } from './scriptFaults';
import { snapshotPage } from './seePage';

const MISSING = '/nowhere';
const publicPaths = ['/', '/home', '/blog', '/login', '/signup', MISSING] as const;

/** The faults in the first paint of the public pages, by requirement. The result does not depend on the machine. */
export async function paintFaults(browser: Browser, site: string): Promise<Record<string, string[]>> {
  const documents = [];
  for (const path of publicPaths) documents.push({ path, ...(await readDocument(browser, site + path)) });
  const home = await snapshotPage(browser, `${site}/`, wide);
  const pending = await snapshotPage(browser, `${site}/`, wide, { blocksPictures: true });
  const pages = [
    home,
    await snapshotPage(browser, `${site}/`, narrow),
    await snapshotPage(browser, `${site}/blog`, wide),
  ];

  return {
    'Only one inline script, allowed by the CSP, runs before the first paint': documents.flatMap(
      ({ path, html, policy }) => scriptFaults(html, policy).map((fault) => `${path} ${fault}`),
    ),
    'Public pages can be read without scripts': documents
      .filter(({ title }) => title === '')
      .map(({ path }) => `${path} shows no heading`),
    'An unknown address returns a 404': documents
      .filter(({ path, status }) => status !== (path === MISSING ? 404 : 200))
      .map(({ path, status }) => `${path} responds with ${status}`),
    'At most two fonts, Latin alone and preloaded': pages.flatMap(fontFaults),
    'Pictures below the first screen are lazy': pages.flatMap(picturesBelow),
    'Own pictures have at most twice the displayed pixels per side': pages.flatMap(picturesTooLarge),
    'Pictures have boxes of fixed size': boxFaults(home, pending),
  };
}
