import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** Less than half as long as `axe.source`; each document reads it anew. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Soft assertion that axe finds no violations on the current page. A failure lists rules and elements; the test goes on. */
export async function expectAccessible(page: Page): Promise<void> {
  // Once for each document: compiling it takes longer than checking a small page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const violations = await page.evaluate(runAxe);
  expect.soft(violations, `axe on ${page.url()}`).toEqual([]);
}

/** Runs in the page. */
async function runAxe() {
  // Parts that are not rendered (`content-visibility`) begin the transition to a new theme when axe reads them, and stay
  // in it.
  for (const element of document.querySelectorAll('button, a, span')) void getComputedStyle(element).color;
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  // The rows of a list are alike, and checking the colours of a hundred takes seconds.
  const furtherRows = [['[aria-posinset]:nth-child(n + 7)'], ['[aria-rowindex]:nth-child(n + 7)']];
  const results = await window.axe?.run(
    { include: [['html']], exclude: furtherRows },
    { resultTypes: ['violations'], selectors: false },
  );
  return results?.violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' | ')}`,
  );
}
