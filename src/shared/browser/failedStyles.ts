const failed = new Set<HTMLLinkElement>();

/** Remembers the style sheets that do not load. Must be called once, before any chunk is loaded. */
export function watchStyles() {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
  };
  document.addEventListener('error', onError, { capture: true });
}

/**
 * Loads the style sheets again that did not load. When a chunk is loaded again after a failure, Vite does not ask for its style
 * sheets again, so the page would be shown without them.
 * @throws Error if one does not load again
 */
export async function reloadFailedStyles() {
  await Promise.all([...failed].map(reload));
}

function reload(link: HTMLLinkElement) {
  failed.delete(link);
  const copy = document.createElement('link');
  copy.rel = 'stylesheet';
  copy.crossOrigin = '';
  copy.href = link.href;
  return new Promise<void>((resolve, reject) => {
    copy.addEventListener('load', () => resolve());
    copy.addEventListener('error', () => reject(new Error(`${link.href} did not load.`)));
    link.replaceWith(copy);
  });
}
