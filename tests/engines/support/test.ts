import { test as base, expect } from '@playwright/test';
import { expectRunningHosts } from '@tests/browser/support/hosts';
import type { Engine, Tab } from './driver';
import { launch } from './launch';
import { Page } from './page';

interface Fixtures {
  /** Opens a tab. All tabs of a test share one fresh browser session. */
  openPage: () => Promise<Page>;
}

/** Playwright’s `test` for the other browsers, of which Playwright drives Firefox alone. A test also fails on page errors, CSP violations, and hosts that have ended. */
export const test = base.extend<Fixtures, { engine: Engine }>({
  engine: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, use, { project }) => {
      const engine = await launch(project.name);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  openPage: async ({ engine }, use, testInfo) => {
    await expectRunningHosts();
    const session = await engine.newSession();
    const problems: string[] = [];
    const tabs: Tab[] = [];
    await use(async () => {
      const tab = await session.newTab();
      tabs.push(tab);
      return new Page(tab, problems);
    });
    for (const tab of tabs) {
      problems.push(...(await tab.takeProblems()));
      if (testInfo.status === testInfo.expectedStatus) continue;
      await testInfo.attach('screenshot', { body: Buffer.from(await tab.screenshot()), contentType: 'image/png' });
    }
    await session.close();
    // Not errors: the observer is told in the next frame, and React logs what the page says itself.
    const errors = problems.filter((problem) => !/ResizeObserver loop|ChunkLoadError/.test(problem));
    expect(errors, 'errors of the pages').toEqual([]);
    await expectRunningHosts();
  },
});
