const failed = new Set<HTMLLinkElement>();
/** Undefined while pages are prerendered, without a browser. */
let page: Document | undefined;

/** Remembers the style sheets that do not load. Must be called once, before any chunk is loaded. */
export function watchStyles() {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
  };
  page = document;
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
 * Waits for the style sheets that are loading. Of two loads of a chunk at the same time, Vite lets only the first one wait for them.
 * @throws Error if one does not load
 */
export async function untilStylesLoaded() {
  const links = [...(page?.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([disabled])') ?? [])];
  await Promise.allSettled(links.filter((link) => link.sheet === null && !failed.has(link)).map(untilLoaded));
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
