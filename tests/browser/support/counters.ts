import type { BrowserContext, Page } from '@playwright/test';
import * as v from 'valibot';

const countsSchema = v.object({ commits: v.number(), mutations: v.number(), parsed: v.number() });
/** React commits, DOM mutations, and parsed JSON: responses and texts of more than 500 characters. */
export type Counts = v.InferOutput<typeof countsSchema>;

/** Installs the counters in the pages of this context. Call it before the pages are opened. */
export async function installCounters(context: BrowserContext): Promise<void> {
  await context.addInitScript(install);
}

export async function readCounts(page: Page): Promise<Counts> {
  return v.parse(countsSchema, await page.evaluate('window.benchCounts'));
}

/** Runs in the page, before the page's own scripts. */
function install() {
  const MIN_LENGTH = 500;
  const counts = { commits: 0, mutations: 0, parsed: 0 };
  const hook = {
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    checkDCE: () => undefined,
    onCommitFiberRoot: () => void (counts.commits += 1),
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
  };
  Object.assign(window, { benchCounts: counts, __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
  new MutationObserver((records) => (counts.mutations += records.length)).observe(document, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
  const parse = JSON.parse.bind(JSON);
  JSON.parse = (text: string, reviver) => {
    if (text.length > MIN_LENGTH) counts.parsed += 1;
    const value: unknown = parse(text, reviver);
    return value;
  };
  Response.prototype.json = async function () {
    counts.parsed += 1;
    const value: unknown = parse(await this.text());
    return value;
  };
}
