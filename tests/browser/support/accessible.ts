import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Soft assertion that axe finds no violations on the current page. A failure lists rules and elements; the test goes on. */
export async function expectAccessible(page: Page): Promise<void> {
  // The legacy mode needs no second page for its results, which halves the time. It skips frames of other sites, which are not ours.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  const messages = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' | ')}`,
  );
  expect.soft(messages, `axe on ${page.url()}`).toEqual([]);
}
