import type { Browser } from '@playwright/test';
import { demoAccount } from '@tests/browser/support/demoPeople';
import { startAs } from '@tests/browser/support/startAs';
import { siteAddress } from './site';
import { desktop, newContext, type Storage } from './visit';

/** The storage of a browser in which the demo buyer is signed in, and has visited nothing yet. */
export async function signedIn(browser: Browser): Promise<Storage> {
  const context = await newContext(browser, desktop);
  await startAs(await context.newPage(), demoAccount('buyer'), siteAddress);
  const storage = await context.storageState();
  await context.close();
  return storage;
}
