import { beginDocument } from './beginDocument';
import { layOut } from './layOut';

// The only inline script of a public page's document. `tools/inlineScripts.ts` bundles it.
beginDocument();
// Once the document has been parsed. Its styles are in it.
document.addEventListener('readystatechange', () => void layOut(), { once: true });
