const failed = new Set<HTMLLinkElement>();
/** Shared, so that a second chunk that is loaded meanwhile waits for them too. */
const reloads = new Set<Promise<void>>();
/** Those whose `load` or `error` event has come. Their `sheet` does not tell: in Chrome a failed one has a sheet before the event. */
const ended = new WeakSet<HTMLLinkElement>();
/** Undefined while pages are prerendered, without a browser. */
let page: Document | undefined;
/** The links that the page began with, whose events may have come before anything listened. */
let firstLinks: ReadonlySet<Element> = new Set();
/** Extensions of the browser may add style sheets of their own, which the content security policy blocks. */
const isOfSite = ({ rel, href, disabled }: HTMLLinkElement) =>
  rel === 'stylesheet' && !disabled && href.startsWith(`${window.location.origin}/assets/`);

const linksOfSite = () => [...(page?.querySelectorAll('link') ?? [])].filter(isOfSite);

/** Remembers the style sheets that do not load. Must be called once, before any chunk is loaded. */
export function watchStyles() {
  const onEnd = ({ type, target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || !isOfSite(target)) return;
    ended.add(target);
    if (type === 'error') failed.add(target);
  };
  page = document;
  firstLinks = new Set(linksOfSite());
  page.addEventListener('load', onEnd, { capture: true });
  page.addEventListener('error', onEnd, { capture: true });
}

/**
 * Loads the style sheets again that did not load. When a chunk is loaded again after a failure, Vite does not ask for its style
 * sheets again, so the page would be shown without them.
 * @throws Error if one does not load again
 */
export async function reloadFailedStyles() {
  for (const link of failed) {
    const reloaded = reload(link).finally(() => reloads.delete(reloaded));
    reloads.add(reloaded);
  }
  await Promise.all(reloads);
}

/**
 * Waits for the style sheets that are loading, and loads those again that have failed meanwhile. Vite requests a style sheet only once,
 * so a page whose chunk is loaded a second time could be shown without it.
 * @throws Error if one does not load
 */
export async function untilStylesLoaded() {
  const withoutEvent = linksOfSite().filter((link) => !ended.has(link));
  for (const link of withoutEvent) if (hasFailedEarly(link)) failed.add(link);
  await Promise.allSettled(withoutEvent.filter((link) => !hasEndedEarly(link)).map(untilLoaded));
  await reloadFailedStyles();
}

/** Whether it loaded or failed before anything listened. */
function hasEndedEarly(link: HTMLLinkElement) {
  return firstLinks.has(link) && (link.sheet !== null || performance.getEntriesByName(link.href).length > 0);
}

/** A style sheet that failed is empty, as in Chrome, or missing. */
function hasFailedEarly(link: HTMLLinkElement) {
  return hasEndedEarly(link) && (link.sheet?.cssRules.length ?? 0) === 0;
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
