import type { BrowserContext, Page } from '@playwright/test';
import * as v from 'valibot';

const countsSchema = v.object({ commits: v.number(), mutations: v.number() });
/** React commits and DOM mutations. */
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
  const counts = { commits: 0, mutations: 0 };
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
}
