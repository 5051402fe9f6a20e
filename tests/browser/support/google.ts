import type { Page } from '@playwright/test';
import { googleApi, googlePart } from './googleApi';

const scriptHost = 'apis.google.com';
// The account picker of the identity emulator loads only styling from these hosts.
const stylingHosts = ['unpkg.com', 'fonts.googleapis.com', 'fonts.gstatic.com'];

/** The hosts that Google's popup needs, and that `pickGoogleAccount` stands in for. */
export const googleHosts = [scriptHost, ...stylingHosts];

/** Adds a new account in the identity emulator's version of Google's popup. */
export async function pickGoogleAccount(page: Page, email: string, name: string) {
  await page.context().route(
    ({ hostname }) => googleHosts.includes(hostname),
    async (route) => {
      const { hostname, pathname } = new URL(route.request().url());
      const isScript = hostname === scriptHost || pathname.endsWith('.js');
      const contentType = isScript ? 'text/javascript' : 'text/css';
      const script = pathname === '/js/api.js' ? googleApi : googlePart;
      await route.fulfill({ contentType, body: hostname === scriptHost ? script : '' });
    },
  );
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const popup = await opened;
  await popup.getByRole('button', { name: /Add new account/ }).click();
  await popup.locator('#email-input').fill(email);
  await popup.locator('#display-name-input').fill(name);
  await popup.locator('#sign-in').click();
}
