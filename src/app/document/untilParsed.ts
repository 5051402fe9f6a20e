/** Resolves once the document has been parsed. `DOMContentLoaded` may come only after the first frame. */
export async function untilParsed() {
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('readystatechange', resolve, { once: true }));
}
