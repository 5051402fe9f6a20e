// The inline script after the header of a protected page's document. `tools/inlineScripts.ts` bundles it.
// Lays out what comes before it. Chromium lays out the rest once the document has been parsed, and all in one task would take a slow
// phone more than 50 ms: mostly the fonts of the first text.
document.body.getBoundingClientRect();
