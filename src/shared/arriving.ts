import { CALL_TIMEOUT_MS } from './limits';

/** As the host was asked, because browsers do not say. */
export type WhyMissing =
  /** The host cannot be reached. */
  | 'no-answer'
  /** The host gives out another version of the site by now, which has no such file any more. */
  | 'new-version'
  /** The same version stands there still. */
  | 'unknown';

/** A part of the site's code has not arrived. */
export class CodeMissing extends Error {
  override name = 'CodeMissing';
  readonly why: WhyMissing;

  constructor(why: WhyMissing, cause?: unknown) {
    super(why, { cause });
    this.why = why;
  }
}

/**
 * Every part of the site that is loaded late comes through here. May be asked again.
 * @throws CodeMissing
 */
export async function arriving<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    dropEmptyStyles();
    throw new CodeMissing(await whyMissing(), cause);
  }
}

/**
 * Loads the page that is open anew; without the host it stays, since the browser would show its own page instead.
 * @throws CodeMissing 'no-answer'
 */
export async function reloadSite() {
  await askForSite().catch((cause: unknown) => {
    throw new CodeMissing('no-answer', cause);
  });
  window.location.reload();
}

async function whyMissing(): Promise<WhyMissing> {
  try {
    const page = await askForSite();
    const code = [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')];
    return code.every(({ src }) => page.includes(new URL(src).pathname)) ? 'unknown' : 'new-version';
  } catch {
    return 'no-answer';
  }
}

async function askForSite() {
  const answer = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(CALL_TIMEOUT_MS) });
  return answer.text();
}

/** Vite takes a link to a style sheet that did not come for the sheet itself, and would not ask again. */
function dropEmptyStyles() {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (!link.sheet) link.remove();
  }
}
