import { storageKeys } from '@/shared/config/storageKeys';
import { beginDocument } from './beginDocument';
import { beginFirstReads } from './beginFirstReads';
import { preloadCode } from './preloadCode';
import { stored } from './stored';

// The inline script in the head of a protected page's document. `tools/inlineScripts.ts` bundles it.
beginDocument();
// A visitor of a protected page is about to be redirected to the login page: they see nothing of it, and nothing is read for it.
const isVisitor = stored(storageKeys.accessToken) === null;
if (isVisitor) document.documentElement.dataset['visitor'] = '';
// In a task of its own: together with parsing the document, it would take a slow phone more than 50 ms.
else setTimeout(beginFirstReads);
void preloadCode();
