import { storageKeys } from '@/shared/config/storageKeys';
import { beginFirstReads } from './beginFirstReads';
import { keepPresses } from './keepPresses';
import { keepProblems } from './keepProblems';
import { stored } from './stored';
import { preloadCode } from './preloadCode';
import { setTheme } from './setTheme';

// The only inline script of a document, and the only script before the first paint. `tools/inlineScript.ts` bundles it.
if (REPORT_URL !== '') keepProblems();
setTheme();
keepPresses();
// A visitor of a members' page is about to be redirected to the login page: they see nothing of it, and nothing is read for it.
if (stored(storageKeys.accessToken) === null) document.documentElement.dataset['visitor'] = '';
else beginFirstReads();
preloadCode();
