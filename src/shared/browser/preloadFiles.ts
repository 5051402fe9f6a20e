import { CALL_TIMEOUT_MS } from '@/shared/config/limits';

/**
 * Loads a chunk and, at the same time, its style sheets and the files that it imports. In place of Vite's own helper
 * (`tools/preloadPlugin.ts`), which requests a style sheet only once, so that a page that is tried again would be shown without it.
 * @param files without the leading slash
 * @throws Error if a style sheet or the chunk does not load; the next call requests all files again
 */
export async function __vitePreload<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  await Promise.all(files.filter((file) => failed.delete(file)).map(refetch));
  const styles = files.filter((file) => file.endsWith('.css'));
  for (const file of files) if (!styles.includes(file)) preloadScript(`/${file}`);
  try {
    await Promise.all(styles.map((file) => loadStyles(`/${file}`)));
    return await load();
  } catch (error) {
    files.forEach((file) => failed.add(file));
    throw error;
  }
}

/** The files of the chunks that did not load. */
const failed = new Set<string>();
/** Each style sheet that this page has requested and that has not failed. */
const requested = new Map<string, Promise<void>>();

/** Safari keeps the failure of a file, even when the page is reloaded, until the file is requested in another way than by a link. */
async function refetch(file: string) {
  const request = fetch(`/${file}`, { cache: 'reload', signal: AbortSignal.timeout(CALL_TIMEOUT_MS) });
  await request.then((response) => response.arrayBuffer()).catch(() => undefined);
}

function preloadScript(href: string) {
  if (!document.querySelector(`link[href="${href}"]`)) append(href, 'modulepreload');
}

/** A disabled link names styles that the document contains (`tools/prerenderPlugin.ts`). */
async function loadStyles(href: string) {
  if (document.querySelector(`link[href="${href}"][disabled]`)) return;
  const promise = requested.get(href) ?? requestStyles(href);
  requested.set(href, promise);
  await promise;
}

async function requestStyles(href: string) {
  const link = append(href, 'stylesheet');
  const { type } = await new Promise<Event>((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });
  if (type === 'load') return;
  requested.delete(href);
  link.remove();
  throw new Error(`${href} did not load.`);
}

function append(href: string, rel: 'stylesheet' | 'modulepreload') {
  const link = Object.assign(document.createElement('link'), { rel, crossOrigin: '', href });
  document.head.append(link);
  return link;
}
