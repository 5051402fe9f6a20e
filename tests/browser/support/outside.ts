import type { BrowserContext } from '@playwright/test';
import { googleApi } from './googleApi';
import type { Problems } from './problems';

// The emulator's account picker links these for its looks alone.
const looksOnly = ['unpkg.com', 'fonts.googleapis.com', 'fonts.gstatic.com'];

/** Nothing leaves this machine: Google's script has a stand-in, looks are left out, anything else is a fault. */
export async function closeOutside(context: BrowserContext, problems: Problems): Promise<void> {
  await context.route(
    ({ hostname, protocol }) => protocol.startsWith('http') && hostname !== 'localhost',
    async (route) => {
      const { href, hostname, pathname } = new URL(route.request().url());
      if (hostname === 'apis.google.com' && pathname === '/js/api.js') {
        await route.fulfill({ contentType: 'text/javascript', body: googleApi });
      } else if (looksOnly.includes(hostname)) {
        await route.fulfill({ contentType: pathname.endsWith('.js') ? 'text/javascript' : 'text/css', body: '' });
      } else {
        problems.add(`asked for ${href}`);
        await route.abort();
      }
    },
  );
}
