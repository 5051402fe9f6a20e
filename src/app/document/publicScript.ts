import { beginDocument } from './beginDocument';
import { layOutFirst } from './layOutFirst';

// The only inline script of a public page's document. `tools/inlineScripts.ts` bundles it.
beginDocument();
layOutFirst();
