const failed = new Set<HTMLLinkElement>();
/** Undefined while pages are prerendered, without a browser. */
let page: Document | undefined;
/** The links that the page began with. They may have failed before anything listened, and Vite does not wait for them either. */
let firstLinks: ReadonlySet<Element> = new Set();
const STYLE_SHEETS = 'link[rel=stylesheet]:not([disabled])';

/** Remembers the style sheets that do not load. Must be called once, before any chunk is loaded. */
export function watchStyles() {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
  };
  page = document;
  firstLinks = new Set(page.querySelectorAll(STYLE_SHEETS));
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
 * Waits for the style sheets that are loading, and loads those again that have failed meanwhile. Vite requests a style sheet only once,
 * so a page whose chunk is loaded a second time could be shown without it.
 * @throws Error if one does not load
 */
export async function untilStylesLoaded() {
  const links = [...(page?.querySelectorAll<HTMLLinkElement>(STYLE_SHEETS) ?? [])];
  const isLoading = (link: HTMLLinkElement) => link.sheet === null && !failed.has(link) && !firstLinks.has(link);
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
