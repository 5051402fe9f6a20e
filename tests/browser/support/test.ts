import { test as base, expect, type Page } from '@playwright/test';
import { expectRunningHosts } from './hosts';
import { Problems } from './problems';

interface Fixtures {
  problems: Problems;
  /** Opens a page in a new browser context, as another user with their own session and storage. */
  newUserPage: () => Promise<Page>;
}

/**
 * Playwright's `test`, which also fails on console errors, uncaught errors, CSP violations, requests that
 * leave this machine, and hosts that have ended.
 */
export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
  problems: async ({}, use) => {
    await expectRunningHosts();
    const problems = new Problems();
    await use(problems);
    await expectRunningHosts();
    expect(problems.unexpected, 'errors that the test did not expect').toEqual([]);
  },
  context: async ({ context, problems }, use) => {
    await problems.watch(context);
    await use(context);
  },
  newUserPage: async ({ browser, problems, contextOptions }, use) => {
    const contexts: { close: () => Promise<void> }[] = [];
    await use(async () => {
      const context = await browser.newContext(contextOptions);
      contexts.push(context);
      await problems.watch(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

export { expect };
