/** Resolves once the style sheets that are beside the document have come. The first frame waits for them, too. */
export async function untilStylesLoaded() {
  const links = [...document.querySelectorAll<HTMLLinkElement>('[rel=stylesheet]')];
  while (links.some(({ sheet }) => !sheet))
    await new Promise((resolve) => document.addEventListener('load', resolve, { capture: true, once: true }));
}
