import { storageKeys } from '@/shared/config/storageKeys';
import { beginDocument } from './beginDocument';
import { beginFirstReads } from './beginFirstReads';
import { preloadCode } from './preloadCode';
import { stored } from './stored';

// The only inline script of a members' page's document. `tools/inlineScripts.ts` bundles it.
beginDocument();
// A visitor of a members' page is about to be redirected to the login page: they see nothing of it, and nothing is read for it.
if (stored(storageKeys.accessToken) === null) document.documentElement.dataset['visitor'] = '';
else beginFirstReads();
preloadCode();
