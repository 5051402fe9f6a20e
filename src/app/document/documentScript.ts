import { rememberFailedFiles } from '@/lib/browser/failedFiles';
import { beginReads } from './beginReads';
import { captureClicks } from './captureClicks';
import { leadToSite } from './leadToSite';
import { leadUser } from './leadUser';
import { setTheme } from './setTheme';
import { showFailure } from './showFailure';

// The inline script in the head of every document, which runs before the first paint. `tools/inlineScript.ts` bundles it.
const isLeft = leadToSite() || leadUser();
rememberFailedFiles();
setTheme();
captureClicks();
if (!isLeft) beginReads();
showFailure();
