/**
 * Loads a chunk and, at the same time, its style sheets and the files that it imports. In place of Vite's own helper
 * (`tools/preloadPlugin.ts`), which requests a style sheet only once, so that a page that is tried again would be shown without it.
 * @param files without the leading slash
 * @throws Error if a style sheet does not load; the next call requests it again
 */
export async function __vitePreload<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  const styles = files.filter((file) => file.endsWith('.css'));
  for (const file of files) if (!styles.includes(file)) preloadScript(`/${file}`);
  await Promise.all(styles.map((file) => loadStyles(`/${file}`)));
  return load();
}

const loading = new Map<string, Promise<void>>();

function preloadScript(href: string) {
  if (!document.querySelector(`link[href="${href}"]`)) document.head.append(linkTo(href, 'modulepreload'));
}

/** Does nothing if they are loaded. Styles that failed are empty in Chrome, and missing in the other browsers. */
async function loadStyles(href: string) {
  const earlier = document.querySelector<HTMLLinkElement>(`link[href="${href}"][rel=stylesheet]`);
  if (earlier?.sheet?.cssRules.length) return;
  const promise = loading.get(href) ?? replaceStyles(href, earlier).finally(() => loading.delete(href));
  loading.set(href, promise);
  await promise;
}

/** The earlier link, which failed or is still loading, stays until then: nothing is painted before the document's own styles have come. */
function replaceStyles(href: string, earlier: HTMLLinkElement | null) {
  const link = linkTo(href, 'stylesheet');
  return new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`${href} did not load.`)));
    if (earlier) earlier.after(link);
    else document.head.append(link);
  }).finally(() => earlier?.remove());
}

function linkTo(href: string, rel: 'stylesheet' | 'modulepreload') {
  return Object.assign(document.createElement('link'), { rel, crossOrigin: '', href });
}
