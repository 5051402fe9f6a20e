import type { BrowserContext } from '@playwright/test';
import { googleApi } from './googleApi';
import type { Problems } from './problems';

// The emulator's account picker loads only styling from these hosts.
const stylingHosts = ['unpkg.com', 'fonts.googleapis.com', 'fonts.gstatic.com'];

/** Lets no request leave this machine: replaces Google's script, empties stylesheets, and reports anything else as a problem. */
export async function blockExternalRequests(context: BrowserContext, problems: Problems): Promise<void> {
  await context.route(
    ({ hostname, protocol }) => protocol.startsWith('http') && hostname !== 'localhost',
    async (route) => {
      const { href, hostname, pathname } = new URL(route.request().url());
      if (hostname === 'apis.google.com' && pathname === '/js/api.js') {
        await route.fulfill({ contentType: 'text/javascript', body: googleApi });
      } else if (stylingHosts.includes(hostname)) {
        await route.fulfill({ contentType: pathname.endsWith('.js') ? 'text/javascript' : 'text/css', body: '' });
      } else {
        problems.add(`requested ${href}`);
        await route.abort();
      }
    },
  );
}
