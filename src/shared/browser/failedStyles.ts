const failed = new Set<HTMLLinkElement>();
/** Undefined while pages are prerendered, without a browser. */
let page: Document | undefined;
/** Those of the document itself, which may have failed before anything listened. Vite does not wait for them either. */
let ofDocument: ReadonlySet<Element> = new Set();
const LINKS = 'link[rel=stylesheet]:not([disabled])';

/** Remembers the style sheets that do not load. Must be called once, before any chunk is loaded. */
export function watchStyles() {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
  };
  page = document;
  ofDocument = new Set(page.querySelectorAll(LINKS));
  page.addEventListener('error', onError, { capture: true });
}

/**
 * Loads the style sheets again that did not load. When a chunk is loaded again after a failure, Vite does not ask for its style
 * sheets again, so the page would be shown without them.
 * @throws Error if one does not load again
 */
export async function reloadFailedStyles() {
  await Promise.all([...failed].map(reload));
}

/**
 * Waits for the style sheets that are loading, and loads those again that have failed meanwhile. Vite loads each only once: a chunk that is
 * loaded a second time would not wait for those that the first time has asked for.
 * @throws Error if one does not load
 */
export async function untilStylesLoaded() {
  const links = [...(page?.querySelectorAll<HTMLLinkElement>(LINKS) ?? [])];
  const isLoading = (link: HTMLLinkElement) => link.sheet === null && !failed.has(link) && !ofDocument.has(link);
  await Promise.allSettled(links.filter(isLoading).map(untilLoaded));
  await reloadFailedStyles();
}

function reload(link: HTMLLinkElement) {
  failed.delete(link);
  const copy = document.createElement('link');
  copy.rel = 'stylesheet';
  copy.crossOrigin = '';
  copy.href = link.href;
  link.replaceWith(copy);
  return untilLoaded(copy);
}

function untilLoaded(link: HTMLLinkElement) {
  return new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`${link.href} did not load.`)));
  });
}
