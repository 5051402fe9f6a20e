import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** No rule of axe is broken on the page as it is now; a fault names the rule and the elements, and the test goes on. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const faults = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' | ')}`,
  );
  expect.soft(faults, `axe on ${page.url()}`).toEqual([]);
}
