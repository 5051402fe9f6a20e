import { beginDocument } from './beginDocument';

// The only inline script of a public page's document. `tools/inlineScripts.ts` bundles it.
beginDocument();
