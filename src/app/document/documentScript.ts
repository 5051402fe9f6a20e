import { captureClicks } from './captureClicks';
import { leadToSite } from './leadToSite';
import { leadUser } from './leadUser';
import { preloadReads } from './preloadReads';
import { setTheme } from './setTheme';
import { showFailure } from './showFailure';

// The inline script in the head of every document, which runs before the first paint. `tools/inlineScript.ts` bundles it.
leadToSite();
leadUser();
setTheme();
captureClicks();
preloadReads();
showFailure();
